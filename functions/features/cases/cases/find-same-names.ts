import { daysBetween } from '../../../../shared/core/age.ts';
import { maxSameNames } from '../../../../shared/core/limits.ts';
import { CaseIndexRow } from '../../../../shared/features/cases/cases/schema.ts';
import { postingsOf } from '../keys.ts';
import type { CaseTable } from './find-related-cases.ts';
import { hasName } from './same-names.ts';
import { wholeNameWords } from './search/search-words.ts';

/** Maximum difference of birthdays in days, enough for a wrong month. */
const nearDays = 31;

/** A child about to be added, whose birthday is known. */
export interface NamedChild {
  fullName: string;
  otherName: string | null;
  /** `YYYY-MM-DD` */
  birthDate: string;
}

/** Whether a record has one of the names of a child, and a birthday at most a month off. */
export function isSameNameBornNear(
  { fullName, otherName, birthDate }: NamedChild,
  record: Pick<CaseIndexRow, 'fullName' | 'otherName' | 'birthDate'>,
): boolean {
  if (record.birthDate === null || Math.abs(daysBetween(birthDate, record.birthDate)) > nearDays)
    return false;
  return [fullName, otherName].some(name => name !== null && hasName(record, name));
}

/** Ids of the cases with one of the names, in either script and any order, born within a month. */
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
    .filter(row => isSameNameBornNear(child, row))
    .map(({ id }) => id);
}
