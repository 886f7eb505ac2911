import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { filesOfNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import {
  newRecordFields,
  recordTexts,
  sourcesAfter,
} from '../../../../shared/features/notes/notes/note-sources.ts';
import type { FilledFrom, NoteFields, NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkDraft } from '../../../platform/documents/document-life.ts';
import { isSameSitting } from '../../../platform/documents/saved-by.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';
import { attachmentWrites } from '../attachments/attachment-writes.ts';
import { readClaimed, readCurrentFields } from '../note-sources/fill-sources.ts';
import { noteKind } from './note-items.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

/**
 * Replaces the content of a draft. Saves within one editing session share a journal entry; a save that
 * releases files gets its own entry.
 */
export const saveNote: Handler<typeof notes.saveNote> = async (
  { noteId: _, version: __, filledFrom, ...fields },
  context,
) => {
  const { organization, actor, files, records, openStore, now } = context;
  const { note, case: child } = records;
  checkDraft(noteKind, note, child, actor);
  throwFieldErrors(dateErrors(fields.date, child, todayIn(organization.timeZone, now())));
  const sources = await sourcesOf(fields, filledFrom, context);
  const pictures = pictureWrites(note, fields.body, files);
  const attached = await attachmentWrites(note, fields.attachments, files);
  const detail = {
    ...(pictures.released.length > 0 && { released: pictures.released.join(' ') }),
    ...(attached.released.length > 0 && { releasedAttachments: attached.released.join(' ') }),
  };
  const hasToTell = Object.keys(detail).length > 0 || !isSameSitting(note, actor, now());
  const act = {
    act: 'note.changed',
    record: note.id,
    detail,
  };
  const { attachments, formerAttachments } = attached;
  const change = {
    head: { files: pictures.kept, attachments, formerAttachments, sources },
    writes: [...pictures.writes, ...attached.writes],
    act: hasToTell ? act : null,
  };
  return openStore(NotesStore).save(note, fields, change, authorOf(actor), showNote(context));
};

/**
 * The records from which the placeholders of the new text were filled. Values that the note had before keep
 * their sources.
 */
async function sourcesOf(
  { body, date, language }: NoteFields,
  filledFrom: readonly FilledFrom[] = [],
  {
    actor,
    records: { note, case: child },
    openStore,
    readFields,
  }: Parameters<Handler<typeof notes.saveNote>>[1],
): Promise<NoteHead['sources']> {
  const store = openStore(NotesStore);
  const claimed = await readClaimed(filledFrom, child, { openStore });
  if (recordTexts(body).size === 0) return note.sources && [];
  const before = { body: await store.body(note.id), sources: note.sources };
  const fields = newRecordFields(before.body, body);
  const about = { child, date, language, author: { ...actor, ...note.author } };
  const current = await readCurrentFields(fields, about, { readFields, openStore });
  return sourcesAfter(before, body, current, claimed);
}

/**
 * Writes that attach new pictures and release removed ones. If the note was ever finished, all pictures stay
 * attached.
 */
function pictureWrites(
  { picture, files: before, caseId, finishedAt, undo }: NoteHead,
  body: Parameters<typeof filesOfNote>[1],
  files: Parameters<Handler<typeof notes.saveNote>>[1]['files'],
) {
  const after = [...new Set([...filesOfNote(picture, body), ...(undo?.files ?? [])])];
  const added = after.filter(id => !before.includes(id));
  const left = before.filter(id => !after.includes(id));
  const released = finishedAt === null ? left : [];
  return {
    kept: finishedAt === null ? after : [...after, ...left],
    released,
    writes: [
      ...added.map(id => files.attachWrite(id, { purpose: 'template-picture', field: 'body', caseId })),
      ...released.map(id => files.deleteWrite(id)),
    ],
  };
}
