import { createHash, scrypt } from 'node:crypto';
import type { Endpoint } from '../../../shared/core/endpoint.ts';
import type { CallEvent } from './call-event.ts';

/** Not made by `promisify`, because importing `node:util` also loads threads, which takes 8 ms. */
const stretch = (text: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(text, salt, 32, (error, key) => (error ? reject(error) : resolve(key))),
  );

/**
 * Hash of a request, stored for a day. It shows whether an idempotency key is reused for a different request.
 * Requests with a password get a slow hash (scrypt): a fast one would allow anyone with a copy of the table
 * to guess passwords.
 */
export async function hashRequest(
  { input }: Pick<Endpoint, 'input'>,
  { requestContext, rawPath }: Pick<CallEvent, 'requestContext' | 'rawPath'>,
  body: string,
  idempotencyKey: string,
): Promise<string> {
  const text = `${requestContext.http.method} ${rawPath}\n${body}`;
  if ('password' in input.shape) return (await stretch(text, idempotencyKey)).toString('base64');
  return createHash('sha256').update(text).digest('base64');
}
