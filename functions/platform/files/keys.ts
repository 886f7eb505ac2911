import type { Key } from '../storage/key.ts';
import type { KeyRow } from '../storage/keys.ts';

/** Table keys of files, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'file', format: 'file', pk: 'C#{o}#F#{file}', sk: 'FILE', note: 'TTL until attached' },
  {
    record: 'file that stays even if its record is deleted',
    holds: 'marker',
    pk: 'C#{o}#F#{file}',
    sk: 'HELD',
  },
  {
    record: 'file of a person',
    format: 'file',
    pk: 'P#{u}',
    sk: 'FILE#{file}',
    note: 'TTL until attached',
  },
];

export const fileKey = (o: string, file: string): Key => ({ pk: `C#${o}#F#${file}`, sk: 'FILE' });

export const heldFileKey = (o: string, file: string): Key => ({ pk: `C#${o}#F#${file}`, sk: 'HELD' });

export const personFileKey = (u: string, file: string): Key => ({ pk: `P#${u}`, sk: `FILE#${file}` });
export const personFilesOf = (u: string) => ({ pk: `P#${u}`, prefix: 'FILE#' });
