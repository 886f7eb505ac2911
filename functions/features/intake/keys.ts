import type { Key } from '../../platform/storage/key.ts';
import { type KeyRow, organizationKey } from '../../platform/storage/keys.ts';

/** Table keys of imports and QR codes, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'import', format: 'import', pk: 'C#{o}#IMPORTS', sk: 'IMPORT#{id}', note: 'TTL 30 d' },
  {
    record: 'row of an import',
    format: 'import-row',
    pk: 'C#{o}#IMPORT#{id}',
    sk: 'ROW#{row}',
    note: 'TTL 30 d',
  },
  {
    record: 'column mapping of a kind of file',
    format: 'import-mapping',
    pk: 'C#{o}#IMPORTS',
    sk: 'MAPPING#{hash}',
  },
  { record: 'latest QR code', format: 'qr-code', pk: 'O#{o}', sk: 'QR' },
  { record: 'registrations by QR code', holds: 'counter', pk: 'O#{o}', sk: 'QR#COUNT' },
  { record: 'QR code that works, by the hash of its token', format: 'qr-token', pk: 'T#{hash}', sk: 'QR' },
  { record: 'QR code that ends on a day', holds: 'marker', pk: 'X#DUE#QR#{date}', sk: '{o}', note: 'TTL' },
];

export const qrCodeKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'QR' });
/**
 * Key of the item that counts the registrations by each QR code. The names of its fields are the numbers of
 * the codes.
 */
export const qrCountKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'QR#COUNT' });
export const qrTokenKey = (hash: string): Key => ({ pk: `T#${hash}`, sk: 'QR' });

/** Key range of the QR codes that expire on a day. @param date `YYYY-MM-DD` */
export const qrCodesEndingOn = (date: string) => ({ pk: `X#DUE#QR#${date}` });
export const qrCodeEndKey = (date: string, o: string): Key => ({ ...qrCodesEndingOn(date), sk: o });

export const importKey = (o: string, id: string): Key => ({ pk: `C#${o}#IMPORTS`, sk: `IMPORT#${id}` });
export const importsOf = (o: string) => ({ pk: `C#${o}#IMPORTS`, prefix: 'IMPORT#' });
export const importRowKey = (o: string, id: string, row: number): Key => ({
  pk: `C#${o}#IMPORT#${id}`,
  sk: `ROW#${String(row).padStart(6, '0')}`,
});
export const importRowsOf = (o: string, id: string) => ({ pk: `C#${o}#IMPORT#${id}`, prefix: 'ROW#' });
/** Key of the column mapping of a kind of file. @param hash of the column headings */
export const importMappingKey = (o: string, hash: string): Key => ({
  pk: `C#${o}#IMPORTS`,
  sk: `MAPPING#${hash}`,
});
export const importMappingsOf = (o: string) => ({ pk: `C#${o}#IMPORTS`, prefix: 'MAPPING#' });
