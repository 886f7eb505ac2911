import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of sent reports and links to them, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'reports sent by mail', format: 'sending', pk: 'C#{o}#C#{c}', sk: 'SEND#{own}' },
  {
    record: 'number of sendings of a record’s reports',
    holds: 'counter',
    pk: 'C#{o}#C#{c}',
    sk: 'SENT#{record}',
  },
  {
    record: 'link to reports, by its hash',
    format: 'report-link',
    pk: 'C#{o}#LINK#{hash}',
    sk: 'LINK',
    note: 'TTL',
  },
  {
    record: 'link to reports that was sent',
    holds: 'marker',
    pk: 'X#LINK#{hash}',
    sk: 'LINK',
    note: 'TTL',
  },
];

export const sendingKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `SEND#${childIdSuffix(id)}`,
});
export const sendingPrefix = 'SEND#';
export const sendingsOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: sendingPrefix });

/**
 * Key of the counter of a record's sendings. Two concurrent transactions that send reports of the record
 * conflict on this counter.
 */
export const timesSentKey = (o: string, c: string, record: string): Key => ({
  pk: caseKey(o, c).pk,
  sk: `SENT#${record}`,
});

/** @param hash of the link's secret, which is not stored itself */
export const reportLinkKey = (o: string, hash: string): Key => ({ pk: `C#${o}#LINK#${hash}`, sk: 'LINK' });

/** @param hash of the whole token, which consists of organisation and secret */
export const sentLinkKey = (hash: string): Key => ({ pk: `X#LINK#${hash}`, sk: 'LINK' });
