import { test as base, type Lang } from './pages.ts';
import { openPartsSite } from './parts-site.ts';

/** A test of the page of parts, which each worker builds and serves for itself: keep a file's tests in one. */
export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const { address, close } = await openPartsSite();
      await use(address);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Address of a page of parts. */
export const partsAddress = (lang: Lang, page = '') => `${lang === 'zh' ? '/zh' : ''}/_parts${page}`;
