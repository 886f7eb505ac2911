import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCookie } from '../../web/platform/auth/cookies.ts';
import { onTabMessage } from '../../web/platform/auth/tab-channel.ts';
import { hasTokens } from '../../web/platform/auth/token-store.ts';
import { stubBrowser } from '../support/stub-browser.ts';

class FakeChannel {
  static listener: (event: { data: unknown }) => void;
  addEventListener(_: 'message', listener: (event: { data: unknown }) => void): void {
    FakeChannel.listener = listener;
  }
  removeEventListener(): void {}
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => vi.unstubAllGlobals());

test('an unreadable cookie that another site of the same domain has set counts as missing', () => {
  vi.stubGlobal('document', { cookie: 'tokenKey=%E0%A4%A; locale=%; organization=%7B%7D' });
  expect([readCookie('tokenKey'), readCookie('locale'), readCookie('organization')]).toEqual([
    undefined,
    undefined,
    '{}',
  ]);
  localStorage.setItem('encrypted.CognitoIdentityServiceProvider.x', 'AAAA');
  expect(hasTokens()).toBe(false);
});

test('a tab ignores unknown messages from other tabs', () => {
  const listener = vi.fn();
  onTabMessage(listener);
  const known = [{ kind: 'signed-out' }, { kind: 'switched', slug: 'brightwater', name: 'Brightwater' }];
  const others = [null, 'signed-out', {}, { kind: 'token' }, { kind: 'switched' }];
  const halfKnown = { kind: 'switched', slug: {}, name: ['x'] };
  for (const data of [...others, halfKnown, ...known]) FakeChannel.listener({ data });
  expect(listener.mock.calls).toEqual(known.map(message => [message]));
});
