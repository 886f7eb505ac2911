import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of registrations, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'public data of an organisation',
    format: 'public-face',
    pk: 'O#{o}#PUBLIC',
    sk: 'META',
  },
  {
    record: 'registration by QR code; without the child’s data once it has a case',
    format: 'registration',
    pk: 'C#{o}#INBOX',
    sk: 'REG#{hash}',
    note: 'TTL 30 d after',
  },
];

export const publicFaceOf = (o: string) => ({ pk: `O#${o}#PUBLIC` });
export const publicFaceKey = (o: string): Key => ({ ...publicFaceOf(o), sk: 'META' });
export const registrationKey = (o: string, hash: string): Key => ({ pk: `C#${o}#INBOX`, sk: `REG#${hash}` });
