import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { CallError, errorFromResponse } from './call-error.ts';
import { config } from './config.ts';

/**
 * Calls a public endpoint. Uses no session and no schemas, to keep public pages small.
 * @throws CallError when the call fails or cannot be sent
 */
export async function postPublic<E extends Endpoint>(
  path: E['path'],
  input: RequestOf<E>,
): Promise<ResponseOf<E>> {
  const response = await send(path, JSON.stringify(input));
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFromResponse(response.status, body, response.headers.get('retry-after'));
  return body.data;
}

async function send(path: string, body: string): Promise<Response> {
  try {
    const { api } = await config();
    return await fetch(`${api}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-app-version': __APP_VERSION__ },
      body,
    });
  } catch {
    throw new CallError('network.failed', 0);
  }
}
