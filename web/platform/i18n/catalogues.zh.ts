import type { PageTexts } from './lists.ts';

export const catalogues = import.meta.glob<Record<string, unknown>>(
  ['./zh/*.json', '!./zh/{common,parts}.json'],
  {
    import: 'default',
  },
);

/** Texts that pages show when they are opened; the build fills in the list. */
export const pages: PageTexts = {};
