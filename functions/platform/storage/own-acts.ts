import { kindOf } from '../../../shared/core/ids.ts';
import { OwnAct } from '../../../shared/features/operations/audit/schema.ts';
import { journalIndex } from './journal-keys.ts';
import type { Table } from './table.ts';

/** Entries that one answer holds; nobody reads on by hand from there. */
export const ownActsAtMost = 1_000;

/**
 * What somebody did in an organisation, or beyond any where it is null, newest first. Of what it was done
 * to only the kind is told: whose record it is belongs to the organisation.
 */
export async function readOwnActs(table: Table, organization: string | null, by: string): Promise<OwnAct[]> {
  const pk = journalIndex(organization, '', by, '').gsi2pk ?? '';
  const { items } = await table.query({ index: 'gsi2', pk }, { limit: ownActsAtMost, newestFirst: true });
  return items.map(({ row }) => {
    const { at, act, record, network = null } = row as OwnAct & { record: string };
    return OwnAct.parse({ at, act, kind: kindOf(record) ?? null, network });
  });
}
