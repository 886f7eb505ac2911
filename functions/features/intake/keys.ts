import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import { organizationKey } from '../../platform/storage/keys.ts';
import { qrCodeFormat, qrTokenFormat } from './formats.ts';

/** @public Read by `lib/restore/key-rows.ts`. */
export const keyRows: KeyRow[] = [
  { record: 'QR code, the last one made', format: qrCodeFormat, pk: 'O#{o}', sk: 'QR' },
  { record: 'registrations by QR code', holds: 'counter', pk: 'O#{o}', sk: 'QR#COUNT' },
  { record: 'QR code that works, by the hash of its token', format: qrTokenFormat, pk: 'T#{hash}', sk: 'QR' },
  { record: 'QR code that ends on a day', holds: 'marker', pk: 'X#DUE#QR#{date}', sk: '{o}', note: 'TTL' },
];

export const qrCodeKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'QR' });
/** Registrations of all codes of an organisation, by the number of the code. */
export const qrCountKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'QR#COUNT' });
export const qrTokenKey = (hash: string): Key => ({ pk: `T#${hash}`, sk: 'QR' });

/** @param date `YYYY-MM-DD` */
export const qrCodesEndingOn = (date: string) => ({ pk: `X#DUE#QR#${date}` });
export const qrCodeEndKey = (date: string, o: string): Key => ({ ...qrCodesEndingOn(date), sk: o });
