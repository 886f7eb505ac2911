import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/**
 * A response that is not JSON; 304 without text if the client already has it.
 * @param known `If-None-Match`
 */
export function textAnswer(media: string, text: string, known = ''): APIGatewayProxyStructuredResultV2 {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  const isKnown = known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
  if (isKnown) return { statusCode: 304, headers };
  return { statusCode: 200, headers: { ...headers, 'content-type': `${media}; charset=utf-8` }, body: text };
}
