import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { filesOfNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { attachmentWrites } from '../attachments/attachment-writes.ts';
import { checkDate, checkDraft } from './check-note.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

/** A pause after which saving a draft is told of again. */
const sessionMs = 30 * 60_000;

/** Whether somebody goes on with what they saved a moment ago: a form saves itself every few seconds. */
const goesOn = ({ savedBy, savedAt }: NoteHead, { id }: { id: string }, now: number) =>
  savedBy.id === id && now - Date.parse(savedAt) < sessionMs;

/** Replaces what is written in a draft. The journal has one entry for each sitting, and for released files. */
export const saveNoteHandler: Handler<typeof notes.saveNote> = async (
  { noteId: _, version: __, ...fields },
  context,
) => {
  const { organization, actor, files, records, openStore, now } = context;
  const { note, case: child } = records;
  checkDraft(note, child, actor);
  checkDate(fields.date, child, todayIn(organization.timeZone, now()));
  const pictures = pictureWrites(note, fields.body, files);
  const attached = await attachmentWrites(note, fields.attachments, files);
  const detail = {
    ...(pictures.released.length > 0 && { released: pictures.released.join(' ') }),
    ...(attached.released.length > 0 && { releasedAttachments: attached.released.join(' ') }),
  };
  const hasToTell = Object.keys(detail).length > 0 || !goesOn(note, actor, now());
  const act = {
    act: 'note.changed',
    record: note.id,
    detail,
  };
  const { attachments, formerAttachments } = attached;
  const change = {
    head: { files: pictures.kept, attachments, formerAttachments },
    writes: [...pictures.writes, ...attached.writes],
    act: hasToTell ? act : null,
  };
  return openStore(NotesStore).save(note, fields, change, authorOf(actor), showNote(context));
};

/** New pictures are attached, others released; what was ever finished keeps all that it has printed. */
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
