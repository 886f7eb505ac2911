import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';
import { sessionKey } from './session-keys.ts';

const familyMailFormat: RecordFormat = { kind: 'family-mail', upgrades: [] };
const lastMailFormat: RecordFormat = { kind: 'last-family-mail', upgrades: [] };

/** Table keys of emails to the families of a session, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'mails to families of a session',
    format: familyMailFormat,
    pk: 'C#{o}#FAMILYMAILS',
    sk: '{id}',
    note: 'TTL 30 d',
  },
  {
    record: 'when families of a session were mailed last',
    format: lastMailFormat,
    pk: 'C#{o}#SESSION#{id}',
    sk: 'MAILED',
    note: 'TTL 2 years',
  },
];

export const familyMailsOf = (o: string) => ({ pk: `C#${o}#FAMILYMAILS` });
export const familyMailKey = (o: string, id: string): Key => ({ ...familyMailsOf(o), sk: id });
export const lastFamilyMailKey = (o: string, id: string): Key => ({
  pk: sessionKey(o, id).pk,
  sk: 'MAILED',
});
