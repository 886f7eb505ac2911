import type { ReactNode } from 'react';

export interface ListTexts {
  /** Label of the search field; undefined if the list has no search. */
  search?: string;
  searchHint?: string;
  emptyTitle: string;
  emptyText: string;
  nothing: ReactNode;
  /** Writes the number of rows in words: "3 rooms". */
  count: (count: number) => string;
  /** Order of the rows in words: "newest first". */
  order?: string;
}

interface TranslateList {
  (key: 'search' | 'searchHint' | 'empty.title' | 'empty.text' | 'nothing'): string;
  (key: 'count', values: { count: number }): string;
}

export const listTexts = (t: TranslateList): ListTexts => ({
  search: t('search'),
  searchHint: t('searchHint'),
  emptyTitle: t('empty.title'),
  emptyText: t('empty.text'),
  nothing: t('nothing'),
  count: count => t('count', { count }),
});
