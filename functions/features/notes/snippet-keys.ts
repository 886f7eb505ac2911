import type { KeyRow } from '../../platform/storage/key-row.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';

const snippetFormat: RecordFormat = { kind: 'snippets', upgrades: [] };

/** @public Read by lib/restore/key-rows.ts. */
export const keyRows: KeyRow[] = [
  {
    record: 'snippet of a member',
    format: snippetFormat,
    pk: 'C#{o}#U#{u}',
    sk: 'SNIPPET#{id}',
    note: 'TTL 30 d once removed',
  },
];
