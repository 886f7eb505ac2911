/** The parts of a request that a CloudFront function can see; it never sees the body. */
export interface ShownCall {
  path: string;
  /** Value of the header `x-organization`. */
  header: string;
  /** Value of the query field `token`. */
  token: string;
}

/**
 * Returns the organisation that a request is about; empty if it names none. Calendar programs do not send our
 * header, but their token begins with the organisation. The source of this function is also deployed to
 * CloudFront, so it may use only its arguments and CloudFront's JavaScript features.
 */
export function organizationNamed({ path, header, token }: ShownCall): string {
  if (header) return header;
  return path === '/api/calendar-feed' ? token.slice(0, token.indexOf('.')) : '';
}

/**
 * Part of the CloudFront function's source, which looks the cell of a request up in the directory. A request
 * without an organisation, or with one that is not in the directory, goes to the first cell.
 */
export const chooseCellSource = `${organizationNamed}
async function chooseCell(cf, request) {
  const header = request.headers['x-organization'];
  const token = request.querystring.token;
  const slug = organizationNamed({
    path: request.uri,
    header: header ? header.value : '',
    token: token ? token.value : '',
  });
  if (!slug) return;
  try {
    cf.selectRequestOriginById(await cf.kvs().get(slug));
  } catch (_) {}
}
`;
