import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubBrowser } from '../support/stub-browser.ts';

beforeAll(stubBrowser);
afterAll(() => vi.unstubAllGlobals());

test.each(['//evil.example/x', '/zh//evil.example', '/%2f/evil.example', '/%5Cevil.example'])(
  'the address %j, which could lead to another site, shows "not found" before any guard redirects',
  async path => {
    const { address } = await import('../../web/platform/auth/page-guards.ts');
    const guard = address({ lang: 'en', textsOfPage: async () => [] });
    const visit = { request: { url: `http://127.0.0.1${path}?auth_token=x` }, params: {} };
    expect(() => guard(visit as never, undefined as never)).toThrow(
      expect.objectContaining({ init: { status: 404 } }),
    );
  },
);
