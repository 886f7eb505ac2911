import { isTurnOf } from '../../support/sampling/sample-in-turn.ts';
import { serveGallerySite } from './gallery-site.ts';
import { test as base, type Lang } from './pages.ts';
import { inTurn } from './test-in-turn.ts';

/**
 * Whether the tests of `/_parts` run at this commit: all or none, because only these tests need the built
 * page.
 */
export const isGalleryTurn = isTurnOf('gallery', 4);

/** A test of `/_parts` (all components), which each worker serves itself. */
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

/** Declares a test of `/_parts`: if a commit builds the page, it runs one of three tests. */
export const testInTurn: typeof oneOfThree = (title, body) => {
  if (isGalleryTurn) oneOfThree(title, body);
};
