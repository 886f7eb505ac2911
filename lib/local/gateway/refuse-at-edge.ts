import { pathBehindSite, refuseCall } from '../../cloud/api/api-refusals.ts';
import type { RequestHandler } from '../serve.ts';

/** Rejects invalid requests before they reach the gateway, as the CloudFront function does. */
export function refuseAtEdge(gateway: RequestHandler): RequestHandler {
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const refusal = refuseCall(request.method ?? 'GET', path, request.headers.authorization);
    if (!refusal) {
      const behind = pathBehindSite(request.method ?? 'GET', path, request.headers.authorization);
      request.url = behind + (request.url ?? '/').slice(path.length);
      return gateway(request, response);
    }
    response.writeHead(refusal.status, { 'content-type': refusal.type, 'cache-control': 'no-store' });
    response.end(refusal.body);
  };
}
