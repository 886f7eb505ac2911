import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import { documentKeys } from '../../platform/documents/keys-of-kind.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of notes, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'note',
    format: 'note',
    pk: 'C#{o}#C#{c}',
    sk: 'NOTE#{own}',
    gsi1: ['C#{o}#NOTES', '{date}#{id}'],
    gsi2: ['C#{o}#NOTESBY#{u}', '{date}#{id}'],
    note: 'a deleted one in no index',
  },
  { record: 'text of a note', format: 'note-body', pk: 'C#{o}#C#{c}', sk: 'NOTEBODY#{own}' },
  {
    record: 'printed content of a version of a finished note',
    format: 'frozen-note',
    pk: 'C#{o}#C#{c}',
    sk: 'PRINT#NOTE#{own}#{version}',
    note: 'never written over',
  },
];

export const noteKeys = documentKeys('NOTE', 'NOTES');
export const {
  prefix: notePrefix,
  key: noteKey,
  frozenKey: frozenNoteKey,
  ofCase: notesOf,
  lists: noteList,
} = noteKeys;
export const noteBodyKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `NOTEBODY#${childIdSuffix(id)}`,
});
