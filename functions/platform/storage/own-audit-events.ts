import { idKindOf } from '../../../shared/core/ids.ts';
import { OwnAuditEvent } from '../../../shared/features/operations/audit/schema.ts';
import { journalIndex } from './journal-keys.ts';
import type { Table } from './table.ts';

/** Maximum number of entries in the response, which has no pagination. */
export const maxOwnAuditEvents = 1_000;

/**
 * Reads the journal entries about a person's actions in an organisation, newest first. Returns only the kind
 * of each record, because the record belongs to the organisation.
 * @param organization null for actions outside all organisations
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
