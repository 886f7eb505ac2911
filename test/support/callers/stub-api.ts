import { vi } from 'vitest';
import { callContext } from '../../../web/platform/api/call-context.ts';
import type { Caller } from '../caller.ts';

/**
 * Lets code of the browser send its requests to the product as this caller, until `restoreApi()`.
 * @returns a function that loses the responses to requests of a path; the requests themselves arrive
 */
export function stubApi(caller: Caller): (path: string | undefined) => void {
  let lost: string | undefined;
  const { fetch } = globalThis;
  vi.spyOn(callContext, 'bearerToken').mockResolvedValue('token');
  vi.stubGlobal('__APP_VERSION__', '26-11-20-1');
  vi.stubGlobal('fetch', async (address: string | URL, request: RequestInit = {}) => {
    if (address === '/config.json') return Response.json({ api: '/api' });
    if (!String(address).startsWith('/api/')) return fetch(address, request);
    const path = String(address).slice('/api/'.length);
    const key = new Headers(request.headers).get('idempotency-key');
    const reply = await caller.send(request.method ?? 'GET', path, {
      ...(request.body && { body: String(request.body) }),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
    if (path !== lost) return new Response(reply.text, { status: reply.status });
    throw new TypeError('Failed to fetch');
  });
  return path => {
    lost = path;
  };
}

export function restoreApi(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
