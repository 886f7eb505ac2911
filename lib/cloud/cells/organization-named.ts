/** What a call shows at the edge: nothing of its body. */
export interface ShownCall {
  path: string;
  /** The header `x-organization`. */
  header: string;
  /** The field `token` of its query. */
  token: string;
}

/**
 * Runs in CloudFront as well, printed from here: it may use nothing but its arguments, and only what CloudFront's
 * JavaScript knows. A calendar is asked for by programs that send no header of ours, with a token that begins with
 * the organisation.
 */
export function organizationNamed({ path, header, token }: ShownCall): string {
  if (header) return header;
  return path === '/api/calendar-feed' ? token.slice(0, token.indexOf('.')) : '';
}

/**
 * For the CloudFront function that passes calls on: has the origin answer that the directory names. An organisation
 * that it does not know, and a call that names none, stay with the first cell.
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
