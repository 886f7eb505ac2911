/** The parts of a request that a CloudFront function can see; it never sees the body. */
export interface ShownCall {
  path: string;
  /** The header `x-organization`. */
  header: string;
  /** The query field `token`. */
  token: string;
}

/**
 * Returns the organisation that a request is about. The source of this function is also deployed to
 * CloudFront, so it may use only its arguments and CloudFront's JavaScript features. Calendar programs do not
 * send our header, but their token begins with the organisation.
 */
export function organizationNamed({ path, header, token }: ShownCall): string {
  if (header) return header;
  return path === '/api/calendar-feed' ? token.slice(0, token.indexOf('.')) : '';
}

/**
 * Part of the CloudFront function's source: it finds the cell of a request in the directory. Requests without
 * an organisation, or with an unknown one, go to the first cell.
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
