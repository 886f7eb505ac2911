import { originHeader } from '../../../shared/core/origin-header.ts';
import type { RequestHandler } from '../serve.ts';

/**
 * Adds the site's secret to requests before they are forwarded, as CloudFront does. A header of the same name
 * that a client sends is replaced.
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
