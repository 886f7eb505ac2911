import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { IndexKeys, Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import { caseKey } from '../../platform/storage/keys.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';

const noteFormat: RecordFormat = { kind: 'note', upgrades: [] };
const frozenNoteFormat: RecordFormat = { kind: 'frozen-note', upgrades: [] };
const noteBodyFormat: RecordFormat = { kind: 'note-body', upgrades: [] };

/** @public Read by lib/restore/key-rows.ts. */
export const keyRows: KeyRow[] = [
  {
    record: 'note',
    format: noteFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'NOTE#{own}',
    gsi1: ['C#{o}#NOTES', '{date}#{id}'],
    gsi2: ['C#{o}#NOTESBY#{u}', '{date}#{id}'],
    note: 'a deleted one in no index',
  },
  { record: 'text of a note', format: noteBodyFormat, pk: 'C#{o}#C#{c}', sk: 'NOTEBODY#{own}' },
  {
    record: 'what a version of a finished note prints',
    format: frozenNoteFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'PRINT#NOTE#{own}#{version}',
    note: 'never written over',
  },
];

export const notePrefix = 'NOTE#';

export const noteKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `${notePrefix}${childIdSuffix(id)}`,
});
export const noteBodyKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `NOTEBODY#${childIdSuffix(id)}`,
});
export const frozenNoteKey = (o: string, id: string, version: number): Key => {
  const { pk, sk } = noteKey(o, id);
  return { pk, sk: `PRINT#${sk}#${String(version).padStart(4, '0')}` };
};
export const notesOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: notePrefix });

export const noteList = {
  all: (o: string) => ({ index: 'gsi1', pk: `C#${o}#NOTES` }) as const,
  by: (o: string, u: string) => ({ index: 'gsi2', pk: `C#${o}#NOTESBY#${u}` }) as const,
};
export const noteIndex = (o: string, id: string, date: string, u: string): IndexKeys => ({
  gsi1pk: noteList.all(o).pk,
  gsi1sk: `${date}#${id}`,
  gsi2pk: noteList.by(o, u).pk,
  gsi2sk: `${date}#${id}`,
});
