import type { PageTexts } from './lists.ts';

/** All texts in English; the gallery (development only) brings its own. */
export const catalogues = import.meta.glob<Record<string, unknown>>(
  ['./en/*.json', '!./en/{common,parts}.json'],
  {
    import: 'default',
  },
);

/** Texts that pages show when they are opened; the build fills in the list. */
export const pages: PageTexts = {};
