import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { IndexKeys, Key } from '../../platform/storage/key.ts';
import { caseKey, gsi1Keys, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of removed templates and deleted drafts, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'removed template',
    holds: 'marker',
    pk: 'C#{o}#TEMPLATE#{id}',
    sk: 'REMOVED',
    gsi1: ['X#DUE#REMOVED', '{at}#{o}#{id}'],
    note: 'until it is deleted for good',
  },
  {
    record: 'deleted draft of a note',
    holds: 'marker',
    pk: 'C#{o}#C#{c}',
    sk: 'REMOVED#NOTE#{own}',
    gsi1: ['X#DUE#REMOVED', '{at}#{o}#{id}'],
    note: 'until it is deleted for good',
  },
];

export const removedTemplateKey = (o: string, id: string): Key => ({
  pk: `C#${o}#TEMPLATE#${id}`,
  sk: 'REMOVED',
});
export const removedNoteKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `REMOVED#NOTE#${childIdSuffix(id)}`,
});

/** Removed records of all organisations, sorted by the time from which they cannot be restored. */
export const removedRecords = { index: 'gsi1', pk: 'X#DUE#REMOVED' } as const;
export const removedIndex = (at: string, o: string, id: string): IndexKeys =>
  gsi1Keys(removedRecords.pk, `${at}#${o}#${id}`);
