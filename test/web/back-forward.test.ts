import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callContext } from '../../web/platform/api/call-context.ts';
import { queryClient } from '../../web/platform/api/query-client.ts';
import { currentUserWith } from '../support/current-user.ts';
import { stubBrowser } from '../support/stub-browser.ts';

const originalConnection = { ...callContext };
const reload = vi.fn();
const asked: string[] = [];
let page: EventTarget;

/** Makes the browser show a page again, from its back/forward cache or not. */
function show(persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

beforeEach(async () => {
  stubBrowser();
  page = new EventTarget();
  asked.length = 0;
  reload.mockClear();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { reload, pathname: '/cases', protocol: 'http:' });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(address === '/config.json' ? { api: '/api' } : { data: currentUserWith('user') });
  });
  const { connectSession } = await import('../../web/platform/auth/connect-session.ts');
  connectSession({ current: () => '/cases', go: async () => {} });
});

afterEach(() => {
  Object.assign(callContext, originalConnection);
  queryClient.clear();
  vi.unstubAllGlobals();
});

const claims = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test('if the back button restores a page after the person has signed out, the page is reloaded', () => {
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that the back button restores from memory checks that the session still exists', async () => {
  const { cachedSession } = await import('../../web/platform/auth/session.ts');
  const { setTabToken } = await import('../../web/platform/auth/tab-token.ts');
  setTabToken(`e30.${claims({ exp: 9_999_999_999 })}.x`);
  show(true);
  await vi.waitFor(() => expect(cachedSession()?.fullName).toBe('Somebody'));
  expect(asked).toContain('/api/auth/get');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was just loaded does not check the session again', () => {
  show(false);
  expect(reload).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});
