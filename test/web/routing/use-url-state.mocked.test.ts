import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useUrlState } from '../../../web/platform/routing/use-url-state.ts';

const router = vi.hoisted(() => ({
  query: new URLSearchParams(),
  pathname: '',
  navigated: [] as string[],
}));

vi.mock('react-router', () => ({
  useSearchParams: () => [router.query, (after: URLSearchParams) => router.navigated.push(after.toString())],
  useLocation: () => ({ pathname: router.pathname, key: '' }),
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a page, and returns its URL state as a request that runs for a while keeps it. */
function open(pathname: string, search: string): ReturnType<typeof useUrlState> {
  Object.assign(router, { pathname, query: new URLSearchParams(search), navigated: [] });
  const found: { state?: ReturnType<typeof useUrlState> } = {};
  function Page() {
    found.state = useUrlState();
    return null;
  }
  renderToString(createElement(Page));
  if (!found.state) throw new Error('nothing was rendered');
  return found.state;
}

test('a dialog that closes late keeps the filters that were chosen meanwhile', () => {
  const { change } = open('/users', '?new=1&role=user');
  vi.stubGlobal('window', { location: { pathname: '/users', search: '?new=1&role=admin' } });
  change({ new: null });
  expect(router.navigated).toEqual(['role=admin']);
});

test('a dialog that closes after another page has opened leaves the query of that page unchanged', () => {
  const { change } = open('/users', '?new=1');
  vi.stubGlobal('window', { location: { pathname: '/cases', search: '?tab=review' } });
  change({ new: null });
  expect(router.navigated).toEqual([]);
});
