import { originHeader } from '../../../shared/core/origin-header.ts';
import type { RequestHandler } from '../serve.ts';

/**
 * Adds the site's secret to requests before they are forwarded, like CloudFront. Replaces a header of the
 * same name from a client.
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
