import type { PageTexts } from './lists.ts';

/** All texts in Traditional Chinese, converted from Simplified Chinese at build time. */
export const catalogues = import.meta.glob<Record<string, unknown>>(['./zh/*.json', '!./zh/parts.json'], {
  query: '?traditional',
  import: 'default',
});

/** Texts that pages show when they are opened; the build fills in the list. */
export const pages: PageTexts = {};
