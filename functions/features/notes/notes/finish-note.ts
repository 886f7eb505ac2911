import { AppError } from '../../../../shared/core/errors.ts';
import { PrintedNote } from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { maySignNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkChangeable, checkDate } from './check-note.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

/** Finishes and locks a draft of one's own, with the own signature where it is included. Idempotent. */
export const finishNoteHandler: Handler<typeof notes.finishNote> = async (_, context) => {
  const { organization, actor, records, openStore, now } = context;
  const { note, case: child } = records;
  if (!maySignNote(note, actor)) throw new AppError('note.not-author');
  const store = openStore(NotesStore);
  const body = await store.body(note.id);
  if (note.status !== 'draft' && note.deleted === null) return showNote(context)({ head: note, body });
  checkChangeable(note, child, actor);
  checkDate(note.date, child, todayIn(organization.timeZone, now()));
  if (note.includesSignature && actor.signatureId === null) throw new AppError('note.no-signature');
  const [finishedBy, at] = [authorOf(actor), new Date(now()).toISOString()];
  const isAmended = note.finishedAt !== null;
  const changes = {
    ...(isAmended
      ? { status: 'amended' as const, amendedAt: at }
      : { status: 'finished' as const, finishedAt: at }),
    finishedBy,
    undo: null,
    frozenVersion: note.version + 1,
  };
  const printedOf = (finished: typeof note) =>
    PrintedNote.parse({ note: finished, body, child, organization });
  const act = isAmended ? 'note.amended' : 'note.finished';
  return store.finish(note, changes, act, printedOf, showNote(context));
};

/** Makes a draft of it again, which is amended when it is finished; its PDF stays. Idempotent. */
export const reopenNoteHandler: Handler<typeof notes.reopenNote> = async (_, context) => {
  const { actor, records, openStore } = context;
  const { note, case: child } = records;
  if (!maySignNote(note, actor)) throw new AppError('note.not-author');
  checkChangeable(note, child, actor);
  const store = openStore(NotesStore);
  if (note.status === 'draft') return showNote(context)({ head: note, body: await store.body(note.id) });
  return store.change(note, { status: 'draft' }, 'note.reopened', authorOf(actor), showNote(context));
};
