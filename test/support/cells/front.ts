import { organizationNamed } from '../../../lib/cloud/cells/organization-named.ts';
import { refuseAtEdge } from '../../../lib/local/gateway/refuse-at-edge.ts';
import type { RequestHandler } from '../../../lib/local/serve.ts';

/**
 * Forwards each request to the cell (installation) of its organisation. CloudFront uses the same rule. A
 * request without an organisation, or with one that is not in the directory, goes to the first cell.
 */
export function startFront(first: RequestHandler, directory: Map<string, RequestHandler>): RequestHandler {
  return refuseAtEdge((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://front');
    const slug = organizationNamed({
      path: pathname,
      header: String(request.headers['x-organization'] ?? ''),
      token: searchParams.get('token') ?? '',
    });
    return (directory.get(slug) ?? first)(request, response);
  });
}
