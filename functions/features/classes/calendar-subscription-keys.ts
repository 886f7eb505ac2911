import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of timetable addresses, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'owner of a timetable address, by its hash',
    holds: 'marker',
    pk: 'C#{o}#FEED#{hash}',
    sk: 'FEED',
    note: 'TTL as the subscription',
  },
  {
    record: 'issued address of a timetable',
    holds: 'marker',
    pk: 'X#FEED#{hash}',
    sk: 'FEED',
    note: 'TTL as the subscription',
  },
];

/** @param hash of the secret in the address, which is not stored */
export const feedOwnerKey = (o: string, hash: string): Key => ({ pk: `C#${o}#FEED#${hash}`, sk: 'FEED' });

/** Key of an issued timetable address. @param hash of the whole token (organisation and secret) */
export const madeFeedKey = (hash: string): Key => ({ pk: `X#FEED#${hash}`, sk: 'FEED' });
