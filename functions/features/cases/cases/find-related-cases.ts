import { maxRelatedCases, maxSameBirthdayCases } from '../../../../shared/core/limits.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Range } from '../../../platform/storage/key.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { birthdaysOf, contactsOf } from '../keys.ts';
import { parentContacts } from './identifiers-of-case.ts';
import { isComparable } from './is-comparable.ts';

export interface CaseTable {
  table: Table;
  organization: string;
}

interface Relation {
  birthDate: string | null;
  contacts: string[];
  others?: Promise<string[]>;
}

/** Cases with this birthday or one of these contacts, and the cases in `others`. */
export async function findRelatedCases(
  { table, organization }: CaseTable,
  { birthDate, contacts, others }: Relation,
): Promise<Case[]> {
  const idsOf = async (range: Range, limit: number) =>
    (await table.query(range, { limit })).items.map(({ sk }) => sk);
  const found = await Promise.all([
    birthDate ? idsOf(birthdaysOf(organization, birthDate), maxSameBirthdayCases) : [],
    ...contacts.map(contact => idsOf(contactsOf(organization, contact), maxRelatedCases)),
    others ?? [],
  ]);
  const ids = [...new Set(found.flat())];
  if (ids.length === 0) return [];
  const items = await getInBatches(
    table,
    ids.map(id => caseKey(organization, id)),
  );
  return items.filter(isComparable).map(item => Case.parse(item));
}

/** For each case, by id, the cases that share a contact of a parent or guardian with it. */
export async function findSiblings(
  caseTable: CaseTable,
  records: readonly Case[],
): Promise<Map<string, Case[]>> {
  const contacts = [...new Set(records.flatMap(parentContacts))];
  const related = await findRelatedCases(caseTable, { birthDate: null, contacts });
  return new Map(
    records.map(record => {
      const own = parentContacts(record);
      const isSibling = (other: Case) =>
        other.id !== record.id && parentContacts(other).some(contact => own.includes(contact));
      return [record.id, related.filter(isSibling)];
    }),
  );
}
