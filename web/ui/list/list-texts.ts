import type { ReactNode } from 'react';

export interface ListTexts {
  /** A list without these has no search. */
  search?: string;
  searchHint?: string;
  emptyTitle: string;
  emptyText: string;
  nothing: ReactNode;
  clear: string;
  /** "3 rooms" */
  count: (count: number) => string;
  /** Order of the rows: "newest first". */
  order?: string;
}

/** Translates the keys that the catalogue of a list has. */
interface TranslateList {
  (key: 'search' | 'searchHint' | 'empty.title' | 'empty.text' | 'nothing' | 'clear'): string;
  (key: 'count', values: { count: number }): string;
}

/** The texts of a searchable list, from the catalogue of its noun. */
export const listTexts = (t: TranslateList): ListTexts => ({
  search: t('search'),
  searchHint: t('searchHint'),
  emptyTitle: t('empty.title'),
  emptyText: t('empty.text'),
  nothing: t('nothing'),
  clear: t('clear'),
  count: count => t('count', { count }),
});
