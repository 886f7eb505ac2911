import { isSame } from '../../../../../shared/core/documents/is-same.ts';
import { type Case, SearchEntryRow } from '../../../../../shared/features/cases/cases/schema.ts';
import { indexedWordsOf, wordsOf } from '../../../../platform/search/search-words.ts';
import type { Key } from '../../../../platform/storage/key.ts';
import { withoutNulls } from '../../../../platform/storage/without-nulls.ts';
import type { Write } from '../../../../platform/storage/write.ts';
import { postingKey } from '../../keys.ts';

/** Keys of all search index entries that a case may have. Version 1.0.0 wrote one entry for each word. */
export const searchEntryKeys = (organization: string, record: Case): Key[] =>
  wordsOf(record).map(word => postingKey(organization, word, record.id));

/**
 * Writes that update the search index from `before` to `after`. Version 1.0.0 wrote more entries than needed.
 * Such an entry stays as long as the case has the word, and searches ignore it.
 */
export function searchEntryWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  const keyOf = (word: string) => postingKey(organization, word, after.id);
  const indexed = indexedWordsOf(after);
  const row = SearchEntryRow.parse(after);
  if (before && isSame(SearchEntryRow.parse(before), row)) return [];
  return [
    ...indexed.map(word => ({ put: { ...keyOf(word), row: withoutNulls(row) } })),
    ...goneWords(before, after, indexed).map(word => ({ delete: keyOf(word) })),
  ];
}

/** Words whose entries are deleted: the case lost the word, or the word no longer needs its own entry. */
function goneWords(before: Case | undefined, after: Case, indexed: string[]): string[] {
  if (!before) return [];
  const [words, wasIndexed] = [wordsOf(after), indexedWordsOf(before)];
  return wordsOf(before).filter(
    word => !words.includes(word) || (wasIndexed.includes(word) && !indexed.includes(word)),
  );
}
