import { isTurnOf } from '../../support/sampling/sample-in-turn.ts';
import { serveGallerySite } from './gallery-site.ts';
import { test as base, type Lang } from './pages.ts';
import { inTurn } from './test-in-turn.ts';

/** Whether this commit runs tests of `/_parts`. If it does not, nothing needs to build that page. */
export const isGalleryTurn = isTurnOf('gallery', 4);

/** A test of `/_parts` (all components); each worker serves the built page itself. */
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

/** Address of a page under `/_parts`. */
export const galleryPath = (lang: Lang, page = '') => `${lang === 'zh' ? '/zh' : ''}/_parts${page}`;

const oneOfThree = inTurn(test, 3);

/** Declares a test of `/_parts`. Every fourth commit runs such tests, and then only one in three of them. */
export const testInTurn: typeof oneOfThree = (title, body) => {
  if (isGalleryTurn) oneOfThree(title, body);
};
