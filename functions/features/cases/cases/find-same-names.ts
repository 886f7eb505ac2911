import { maxSameNames } from '../../../../shared/core/limits.ts';
import { CaseIndexRow } from '../../../../shared/features/cases/cases/schema.ts';
import { mayBeSameBirthday } from '../duplicates/compare-birthdays.ts';
import { postingsOf } from '../keys.ts';
import type { CaseTable } from './find-related-cases.ts';
import { hasName } from './same-names.ts';
import { wholeNameWords } from './search/search-words.ts';

export interface NamedChild {
  fullName: string;
  otherName: string | null;
  /** Date of birth, `YYYY-MM-DD`; null if unknown. */
  birthDate: string | null;
}

export function mayBeSameNamed(
  { fullName, otherName, birthDate }: NamedChild,
  record: Pick<CaseIndexRow, 'fullName' | 'otherName' | 'birthDate'>,
): boolean {
  if (!mayBeSameBirthday(birthDate, record.birthDate)) return false;
  return [fullName, otherName].some(name => name !== null && hasName(record, name));
}

/**
 * Ids of cases that may be the same child because they have one of the child's names. Characters may be
 * simplified or traditional, and words in any order.
 */
export async function findSameNames(
  { table, organization }: CaseTable,
  child: NamedChild,
): Promise<string[]> {
  const words = [child.fullName, child.otherName ?? ''].flatMap(wholeNameWords);
  const pages = await Promise.all(
    [...new Set(words)].map(word =>
      table.query(postingsOf(organization, `${word}#`), { limit: maxSameNames }),
    ),
  );
  return pages
    .flatMap(({ items }) => items.map(({ row }) => CaseIndexRow.parse(row)))
    .filter(row => mayBeSameNamed(child, row))
    .map(({ id }) => id);
}
