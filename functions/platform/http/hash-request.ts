import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Endpoint } from '../../../shared/core/endpoint.ts';
import type { CallEvent } from './call-event.ts';

const stretch = promisify<string, string, number, Buffer>(scrypt);

/**
 * Hash of a request, by which a reused idempotency key of another request is noticed. It is stored for a day.
 * For requests with a password it uses scrypt, because a fast hash would allow guessing passwords from a copy
 * of the table.
 */
export async function hashRequest(
  { input }: Pick<Endpoint, 'input'>,
  { requestContext, rawPath }: Pick<CallEvent, 'requestContext' | 'rawPath'>,
  body: string,
  idempotencyKey: string,
): Promise<string> {
  const text = `${requestContext.http.method} ${rawPath}\n${body}`;
  if ('password' in input.shape) return (await stretch(text, idempotencyKey, 32)).toString('base64');
  return createHash('sha256').update(text).digest('base64');
}
