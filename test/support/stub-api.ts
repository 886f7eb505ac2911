import { vi } from 'vitest';
import type { Caller } from './caller.ts';

/**
 * Lets public pages send their requests to the product as this family, until `vi.unstubAllGlobals()`.
 * @returns a function that loses the response to the next request of a path; the request itself arrives
 */
export function stubPhone(family: Caller): (path: string) => void {
  let lost = '';
  vi.stubGlobal('__APP_VERSION__', '26-11-20-1');
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string | URL, request: RequestInit = {}) => {
    if (address === '/config.json') return Response.json({ api: '/phone' });
    if (!String(address).startsWith('/phone/')) return fetch(address, request);
    const path = String(address).slice('/phone/'.length);
    const reply = await family.send('POST', path, { body: String(request.body) });
    if (path !== lost) return new Response(reply.text, { status: reply.status });
    lost = '';
    throw new TypeError('Failed to fetch');
  });
  return path => {
    lost = path;
  };
}
