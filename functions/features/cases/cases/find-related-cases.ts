import { maxRelatedCases, maxSameBirthdayCases } from '../../../../shared/core/limits.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import type { Range } from '../../../platform/storage/range.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { birthdaysOf, contactsOf } from '../keys.ts';
import { parentContacts } from './related-case-writes.ts';

export interface CaseTable {
  table: Table;
  organization: string;
}

/** Cases with this birthday, or with one of these emails or phone numbers. */
export async function findRelatedCases(
  { table, organization }: CaseTable,
  { birthDate, contacts }: { birthDate: string | null; contacts: string[] },
): Promise<Case[]> {
  const idsOf = async (range: Range, limit: number) =>
    (await table.query(range, { limit })).items.map(({ sk }) => sk);
  const found = await Promise.all([
    birthDate ? idsOf(birthdaysOf(organization, birthDate), maxSameBirthdayCases) : [],
    ...contacts.map(contact => idsOf(contactsOf(organization, contact), maxRelatedCases)),
  ]);
  const ids = [...new Set(found.flat())];
  if (ids.length === 0) return [];
  const items = await table.get(ids.map(id => caseKey(organization, id)));
  return items.flatMap(item => (item ? [Case.parse(item)] : []));
}

/** Other cases whose parents have the same email or phone number. */
export async function findSiblings(caseTable: CaseTable, record: Case): Promise<Case[]> {
  const contacts = parentContacts(record);
  const sharing = await findRelatedCases(caseTable, { birthDate: null, contacts });
  return sharing.filter(
    other => other.id !== record.id && parentContacts(other).some(contact => contacts.includes(contact)),
  );
}
