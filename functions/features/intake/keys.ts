import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import { importFormat, importMappingFormat, importRowFormat } from './formats.ts';

/** @public Read by `lib/restore/key-rows.ts`. */
export const keyRows: KeyRow[] = [
  { record: 'import', format: importFormat, pk: 'C#{o}#IMPORTS', sk: 'IMPORT#{id}', note: 'TTL 30 d' },
  {
    record: 'row of an import',
    format: importRowFormat,
    pk: 'C#{o}#IMPORT#{id}',
    sk: 'ROW#{row}',
    note: 'TTL 30 d',
  },
  {
    record: 'what the columns of a kind of file hold',
    format: importMappingFormat,
    pk: 'C#{o}#IMPORTS',
    sk: 'MAPPING#{hash}',
  },
];

export const importKey = (o: string, id: string): Key => ({ pk: `C#${o}#IMPORTS`, sk: `IMPORT#${id}` });
export const importsOf = (o: string) => ({ pk: `C#${o}#IMPORTS`, prefix: 'IMPORT#' });
export const importRowKey = (o: string, id: string, row: number): Key => ({
  pk: `C#${o}#IMPORT#${id}`,
  sk: `ROW#${String(row).padStart(6, '0')}`,
});
export const importRowsOf = (o: string, id: string) => ({ pk: `C#${o}#IMPORT#${id}`, prefix: 'ROW#' });
/** @param hash of the headings */
export const importMappingKey = (o: string, hash: string): Key => ({
  pk: `C#${o}#IMPORTS`,
  sk: `MAPPING#${hash}`,
});
export const importMappingsOf = (o: string) => ({ pk: `C#${o}#IMPORTS`, prefix: 'MAPPING#' });
