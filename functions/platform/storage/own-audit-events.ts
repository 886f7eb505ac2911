import { idKindOf } from '../../../shared/core/ids.ts';
import { OwnAuditEvent } from '../../../shared/features/operations/audit/schema.ts';
import { journalIndex } from './journal-keys.ts';
import type { Table } from './table.ts';

/** Entries that one answer holds; nobody reads on by hand from there. */
export const maxOwnAuditEvents = 1_000;

/**
 * What somebody did in an organisation, or beyond any where it is null, newest first. Of what it was done
 * to only the kind is told: whose record it is belongs to the organisation.
 */
export async function readOwnAuditEvents(
  table: Table,
  organization: string | null,
  by: string,
): Promise<OwnAuditEvent[]> {
  const pk = journalIndex(organization, '', by, '').gsi2pk ?? '';
  const { items } = await table.query({ index: 'gsi2', pk }, { limit: maxOwnAuditEvents, newestFirst: true });
  return items.map(({ row }) => {
    const { at, act, record, network = null } = row as OwnAuditEvent & { record: string };
    return OwnAuditEvent.parse({ at, act, kind: idKindOf(record) ?? null, network });
  });
}
