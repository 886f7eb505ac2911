import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, gsi1Keys, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of measurements that other systems sent, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'measurement that another system sent',
    format: 'received-measurement',
    pk: 'C#{o}#C#{c}',
    sk: 'RECEIVED#{own}',
    gsi1: ['C#{o}#RECEIVED', '{at}#{id}'],
    note: 'until it is taken over or discarded',
  },
];

export const receivedKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `RECEIVED#${childIdSuffix(id)}`,
});
export const receivedOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'RECEIVED#' });
export const receivedList = (o: string) => ({ index: 'gsi1', pk: `C#${o}#RECEIVED` }) as const;
/** @param at time of receipt, ISO 8601 */
export const receivedIndex = (o: string, at: string, id: string) =>
  gsi1Keys(receivedList(o).pk, `${at}#${id}`);
