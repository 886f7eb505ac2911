import { Case, CaseRow, type FoundBy } from '../../../../../shared/features/cases/cases/schema.ts';
import { caseKey } from '../../../../platform/storage/keys.ts';
import type { Table } from '../../../../platform/storage/table.ts';
import { familyNamesOf } from '../../keys.ts';
import { memberOfFamilyNamed, soundOf } from './family-names.ts';

/** Maximum index entries read per search. They have only keys, so a read costs little. */
const maxEntriesRead = 200;

export type FoundCase = CaseRow & {
  /** The parent or guardian by whose name the case was found. */
  foundBy?: FoundBy;
};

/**
 * Ids of cases in whose family a name sounds like the words. The names themselves must still be compared.
 * @param words from `familyNameWords`
 */
export async function findIdsByFamilyName(
  table: Table,
  organization: string,
  words: readonly string[],
): Promise<string[]> {
  const [longest = '', ...others] = words.map(soundOf);
  if (longest === '') return [];
  const { items } = await table.query(familyNamesOf(organization, longest), { limit: maxEntriesRead });
  const ids = items.flatMap(({ sk }) => {
    const end = sk.lastIndexOf('#');
    const name = sk.slice(0, end);
    return others.every(word => name.includes(word)) ? [sk.slice(end + 1)] : [];
  });
  return [...new Set(ids)];
}

/** Decides whether a case is a result; undefined if not. */
export type FindInCase = (row: CaseRow, record: Case) => FoundCase | undefined;

/** Names the parent or guardian that has the words; undefined if there is none, or no words. */
export function foundByFamily(row: CaseRow, record: Case, words: readonly string[]): FoundCase | undefined {
  const foundBy = words.length > 0 ? memberOfFamilyNamed(record, words) : undefined;
  return foundBy && { ...row, foundBy };
}

/** Reads at most 100 cases and names the parent or guardian that has the words; leaves out cases without one. */
export async function readByFamilyName(
  table: Table,
  organization: string,
  ids: readonly string[],
  words: readonly string[],
): Promise<FoundCase[]> {
  const find: FindInCase = (row, record) => foundByFamily(row, record, words);
  return (await readFound(table, organization, ids, find)).filter(found => found !== undefined);
}

/** Reads at most 100 cases, in the given order; undefined for each that is not a result. */
export async function readFound(
  table: Table,
  organization: string,
  ids: readonly string[],
  find: FindInCase,
): Promise<(FoundCase | undefined)[]> {
  if (ids.length === 0) return [];
  const items = await table.get(ids.map(id => caseKey(organization, id)));
  return items.map(item => {
    const row = CaseRow.safeParse(item?.row).data;
    const record = Case.safeParse(item).data;
    return row && record && find(row, record);
  });
}
