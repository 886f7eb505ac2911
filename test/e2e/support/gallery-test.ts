import { serveGallerySite } from './gallery-site.ts';
import { test as base, type Lang } from './pages.ts';

/** A test of the page of parts, which each worker serves for itself. */
export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const { endpoint, close } = await serveGallerySite();
      await use(endpoint);
      await close();
    },
    { scope: 'worker' },
  ],
});

/** Address of a page of parts. */
export const galleryPath = (lang: Lang, page = '') => `${lang === 'zh' ? '/zh' : ''}/_parts${page}`;
