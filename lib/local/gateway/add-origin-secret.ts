import { originHeader } from '../../../shared/core/origin-header.ts';
import type { RequestHandler } from '../serve.ts';

/**
 * Forwards calls with the site's secret and replaces any header of that name from the visitor, as CloudFront
 * does.
 */
export function addOriginSecret(gateway: RequestHandler, secret: string): RequestHandler {
  return (request, response) => {
    const isVisitors = (index: number) =>
      request.rawHeaders[index - (index % 2)]?.toLowerCase() !== originHeader;
    const kept = request.rawHeaders.filter((_, index) => isVisitors(index));
    request.rawHeaders = [...kept, originHeader, secret];
    return gateway(request, response);
  };
}
