import QuickLRU from 'quick-lru';
import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { readIndex, readKey } from '../storage/journal-keys.ts';
import { newId } from '../storage/new-id.ts';
import type { Table } from '../storage/table.ts';
import type { AuthorizedCall, AuthServices } from './authenticate-request.ts';

/**
 * The reads that this Lambda has recently recorded, by table and key of the journal entry. If somebody reads
 * a record again within the same minute, no further entry is written.
 */
const recordedReads = new WeakMap<Table, QuickLRU<string, Promise<void>>>();
const maxKeptReads = 100;

/**
 * Records in the journal that somebody has read a record or a list, at most once a minute. Runs in parallel
 * with the handler; if recording fails, the request fails.
 */
export async function auditRead(
  { tables }: Pick<AuthServices, 'tables'>,
  { readEvent: act, records }: Endpoint,
  { origin }: AuthorizedCall,
  input: Record<string, unknown>,
): Promise<void> {
  const { organization, by, network, requestId, now } = origin;
  if (act === undefined || organization === null) return;
  const [named] = Object.values(records ?? {});
  const record = named ? String(input[named]) : (act.split('.')[0] ?? act);
  const at = new Date(now()).toISOString();
  const key = readKey(organization, at, act, record, by);
  const table = tables.forOrganization(organization);
  const recorded = recordedReads.get(table) ?? new QuickLRU<string, Promise<void>>({ maxSize: maxKeptReads });
  recordedReads.set(table, recorded);
  const name = `${key.pk} ${key.sk}`;
  const known = recorded.get(name);
  if (known) return known;
  const entry = { id: newId('journal', now()), act, record, by, at, ...(network && { network }) };
  const recording = table.putIfAbsent({
    ...key,
    ...readIndex(organization, record, by, at),
    kind: 'read',
    row: entry,
    ...entry,
    organization,
    requestId,
  });
  recorded.set(name, recording);
  recording.catch(() => recorded.delete(name));
  return recording;
}
