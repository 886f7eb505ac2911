import type { IncomingHttpHeaders } from 'node:http';
import { S3Error } from './s3-error.ts';
import type { S3Response } from './s3-request.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

type Headers = Record<string, string>;

/** Headers that allow a page of an allowed origin to read the response; empty for other origins. */
export function corsHeaders({ origin }: IncomingHttpHeaders, origins: string[]): Headers {
  if (!origin || !origins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'ETag, x-amz-request-id',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

/** Answers a browser's preflight request. @throws S3Error AccessForbidden */
export function answerPreflight(headers: IncomingHttpHeaders, origins: string[]): S3Response {
  const allowed = corsHeaders(headers, origins);
  const method = headers['access-control-request-method'] ?? '';
  if (!allowed['access-control-allow-origin'] || !METHODS.includes(method))
    throw new S3Error('AccessForbidden');
  const requestedHeaders = headers['access-control-request-headers'];
  return {
    status: 200,
    headers: {
      ...allowed,
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-max-age': 3000,
      ...(requestedHeaders && { 'access-control-allow-headers': requestedHeaders }),
    },
  };
}
