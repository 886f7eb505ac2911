/** The parts of a call that the edge can see; it never sees the body. */
export interface ShownCall {
  path: string;
  /** The header `x-organization`. */
  header: string;
  /** The query field `token`. */
  token: string;
}

/**
 * The organisation that a call names. This source also runs in CloudFront: it may use only its arguments and
 * CloudFront's JavaScript features. Calendar programs do not send our header; their token begins with the
 * organisation.
 */
export function organizationNamed({ path, header, token }: ShownCall): string {
  if (header) return header;
  return path === '/api/calendar-feed' ? token.slice(0, token.indexOf('.')) : '';
}

/**
 * Part of the CloudFront function that forwards calls: it chooses the origin from the directory. Calls that name
 * no organisation, or an unknown one, go to the first cell.
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
