import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { readIndex, readKey } from '../storage/journal-keys.ts';
import { newId } from '../storage/new-id.ts';
import type { AuthorizedCall, AuthServices } from './authenticate-request.ts';

/**
 * Records who reads what, in parallel with the handler; without the record there is no response. The subject
 * is the loaded record, or the list.
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
  const entry = { id: newId('journal', now()), act, record, by, at, ...(network && { network }) };
  await tables.forOrganization(organization).putIfAbsent({
    ...readKey(organization, at, act, record, by),
    ...readIndex(organization, record, by, at),
    kind: 'read',
    row: entry,
    ...entry,
    organization,
    requestId,
  });
}
