import { test as base, type Lang } from './pages.ts';
import { openPartsSite } from './parts-site.ts';

/** A test of the page of parts, which is served for each worker by itself. */
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

/** One worker, and so one build, for all of them. */

/** Address of a page of parts. */
export const partsAddress = (lang: Lang, page = '') => `${lang === 'zh' ? '/zh' : ''}/_parts${page}`;
