import { afterEach, expect, test, vi } from 'vitest';
import type { PageFiles } from '../../../web/app/preload-page.ts';
import { stubBrowser } from '../../support/stub-browser.ts';

vi.mock('../../../web/platform/auth/token-store.ts', () => ({ hasTokens: () => true }));
vi.mock('../../../web/platform/auth/stored-token.ts', () => ({ storedToken: async () => undefined }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const files: PageFiles = {
  ...{ first: 'react.js', account: 'auth/get', shared: [0], often: [1, 2, 3] },
  files: ['layout.js', 'list.js', 'list.css', 'cases.css'],
  pages: [{ path: '/cases', files: [3], texts: { en: [] } }],
};

test('style sheets of other pages are put into the cache, because only those of the page may be preloaded', async () => {
  vi.useFakeTimers();
  stubBrowser();
  const links: { rel?: string; href?: string; onload?: () => void }[] = [];
  const fetched: string[] = [];
  const listeners: (() => void)[] = [];
  vi.stubGlobal('__PAGE_FILES__', files);
  vi.stubGlobal('location', new URL('http://127.0.0.1/cases'));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return new Response('{}');
  });
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({ addEventListener: () => undefined }),
    head: { append: (link: object) => links.push(link) },
  });
  await import('../../../web/app/preload-page.ts');
  links[0]?.onload?.();
  for (const listener of listeners) listener();
  await vi.advanceTimersByTimeAsync(5_000);
  const linked = (rel: string) => links.flatMap(link => (link.rel === rel ? [link.href] : []));
  expect(linked('preload')).toEqual(['/assets/cases.css']);
  expect(linked('modulepreload')).toContain('/assets/list.js');
  expect(fetched).toContain('/assets/list.css');
});
