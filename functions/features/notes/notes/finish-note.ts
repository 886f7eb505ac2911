import { AppError } from '../../../../shared/core/errors.ts';
import { PrintedNote } from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { maySignNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import {
  checkChangeable,
  finishedMarks,
  isFinished,
  reopenedMarks,
} from '../../../platform/documents/document-life.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';
import { sourcesAtFinish } from '../note-sources/fill-sources.ts';
import { noteKind } from './note-items.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

/**
 * Finishes and locks the caller's draft. If the note shows the caller's signature, stores the signature with
 * the note. Idempotent.
 */
export const finishNote: Handler<typeof notes.finishNote> = async ({ amendmentReason }, context) => {
  const { organization, actor, records, openStore, readFields, now } = context;
  const { note, case: child } = records;
  if (!maySignNote(note, actor)) throw new AppError('note.not-author');
  const store = openStore(NotesStore);
  const body = await store.body(note.id);
  const show = showNote(context);
  if (isFinished(noteKind, note)) return show({ head: note, body });
  checkChangeable(noteKind, note, child, actor);
  throwFieldErrors(dateErrors(note.date, child, todayIn(organization.timeZone, now())));
  if (note.includesSignature && actor.signatureId === null) throw new AppError('note.no-signature');
  const changes = {
    ...finishedMarks(note, authorOf(actor), now(), amendmentReason),
    sources: await sourcesAtFinish(
      note,
      body,
      { child, date: note.date, language: note.language },
      { readFields, openStore },
    ),
    undo: null,
  };
  const printedOf = (finished: typeof note) =>
    PrintedNote.parse({ note: finished, body, child, organization });
  const act = note.finishedAt === null ? 'note.finished' : 'note.amended';
  return store.finish(note, changes, act, printedOf, show);
};

/**
 * Turns a finished note into a draft again. When that draft is finished, the note counts as amended. The PDF
 * of the finished note stays. Idempotent.
 */
export const reopenNote: Handler<typeof notes.reopenNote> = async (_, context) => {
  const { actor, records, openStore } = context;
  const { note, case: child } = records;
  if (!maySignNote(note, actor)) throw new AppError('note.not-author');
  checkChangeable(noteKind, note, child, actor);
  const store = openStore(NotesStore);
  const show = showNote(context);
  if (note.status === 'draft') return show({ head: note, body: await store.body(note.id) });
  return store.change(note, reopenedMarks, { act: 'note.reopened' }, authorOf(actor), show);
};
