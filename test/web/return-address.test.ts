import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localizePath } from '../../shared/core/routes.ts';
import { returnUrl, signInUrl, withoutFederatedResponse } from '../../web/platform/auth/sign-in-urls.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://lumitree.example' }));
afterEach(() => vi.unstubAllGlobals());

const next = (address: string) => returnUrl(`?next=${encodeURIComponent(address)}`);

test.each(['/cases', '/zh/cases?status=archived#top', '/cases/case_1?tab=files', '/'])(
  'after signing in, a person who came from %s returns there',
  address => {
    expect(next(address)).toBe(address);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/.//evil.example/x',
  '/a/..//evil.example',
  '/zh//evil.example',
  '/zh/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e/%2f/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/.%5C/evil.example',
  '/zh/\\evil.example',
  'https://evil.example/cases',
  'javascript:alert(1)',
  'data:text/html,x',
  'cases',
  '',
])('after signing in, nobody is redirected to %j', address => {
  expect(next(address)).toBeUndefined();
});

test('after signing in, nobody is sent to the sign-out page', () => {
  expect(next('/logout')).toBeUndefined();
  expect(next('/zh/logout?x=1')).toBeUndefined();
});

test('a return address inside the product is kept unchanged', () => {
  expect(next('/cases/..%2F..%2Fevil?next=//evil.example')).toBe('/cases/..%2F..%2Fevil?next=//evil.example');
});

test.each([
  '//evil.example/x',
  '/zh//evil.example',
  '/zh///evil.example?a=b',
  '/zh/\\evil.example',
  '/\\evil.example',
])('the return address %j after signing in does not lead to another site in any language', address => {
  for (const lang of ['en', 'zh'] as const) {
    const { origin } = new URL(localizePath(address, lang), location.origin);
    expect(origin).toBe(location.origin);
  }
});

test('the return address is the same before and after signing in', () => {
  const address = '/zh/cases?status=archived#top';
  const { pathname, search } = new URL(signInUrl(address), location.origin);
  expect(pathname).toBe('/zh/login');
  expect(returnUrl(search)).toBe(address);
});

test('nobody returns to the sign-in page after signing in', () => {
  expect(signInUrl('/login?next=%2Fcases')).toBe('/login?next=%2Fcases');
  expect(signInUrl('/zh/login')).toBe('/zh/login');
});

test('only the result of an external sign-in is removed from the return address after signing in', () => {
  expect(withoutFederatedResponse('?code=a&state=b&next=%2Fcases')).toBe('next=%2Fcases');
  expect(withoutFederatedResponse('?error=access_denied&error_description=no')).toBe('');
  expect(withoutFederatedResponse('?next=%2Fcases')).toBeUndefined();
});
