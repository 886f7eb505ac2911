import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/**
 * A response with a text that is not JSON. If the client already has the text, a 304 without it.
 * @param known the header `If-None-Match` of the request
 */
export function textAnswer(media: string, text: string, known = ''): APIGatewayProxyStructuredResultV2 {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  const isKnown = known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
  if (isKnown) return { statusCode: 304, headers };
  return { statusCode: 200, headers: { ...headers, 'content-type': `${media}; charset=utf-8` }, body: text };
}
