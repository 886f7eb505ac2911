import { organizationNamed } from '../cloud/cells/organization-named.ts';
import { refuseAtEdge } from './gateway/refuse-at-edge.ts';
import type { RequestHandler } from './serve.ts';

/**
 * Passes calls on to the cell of the organisation that they name, by the rule that CloudFront follows; those of an
 * organisation that the directory does not know, and those that name none, to the first cell.
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
