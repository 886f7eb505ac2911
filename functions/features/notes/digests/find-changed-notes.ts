import { changedFacts } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { FrozenNote } from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import type { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { getInBatches, itemsByKey } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { frozenNoteKey, noteKey } from '../note-keys.ts';
import { changesOfNote, sourcesOfNote } from '../note-reports/changed-notes.ts';
import { noteKind } from '../notes/note-items.ts';

interface SharedNote {
  row: NoteIndexRow;
  child: Case;
}

export async function findChangedNotes(
  table: Table,
  organization: string,
  notes: readonly SharedNote[],
): Promise<Set<string>> {
  const childOf = new Map(notes.map(({ row, child }) => [row.id, child]));
  const heads = await getInBatches(
    table,
    [...childOf.keys()].map(id => noteKey(organization, id)),
  );
  const keys = heads.flatMap(item => {
    const { id, frozenVersion } = item ? noteKind.parse(item) : { id: '', frozenVersion: null };
    return frozenVersion === null ? [] : [frozenNoteKey(organization, id, frozenVersion)];
  });
  const frozen = (await getInBatches(table, keys)).flatMap(item => (item ? [FrozenNote.parse(item)] : []));
  const sources = frozen.flatMap(note => sourcesOfNote(note, organization));
  const itemAt = itemsByKey(await getInBatches(table, sources));
  const isChanged = (note: FrozenNote) => {
    const child = childOf.get(note.noteId);
    if (!child) return false;
    const head = { ...note.organization, slug: organization };
    return changedFacts(changesOfNote(note, { child, organization: head, itemAt })).length > 0;
  };
  return new Set(frozen.filter(isChanged).map(({ noteId }) => noteId));
}
