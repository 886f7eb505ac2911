import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';
import { sessionKey } from './session-keys.ts';

/** Table keys of emails to the families of a session, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'mails to families of a session',
    format: 'family-mail',
    pk: 'C#{o}#FAMILYMAILS',
    sk: '{id}',
    note: 'TTL 30 d',
  },
  {
    record: 'when families of a session were mailed last',
    format: 'last-family-mail',
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
