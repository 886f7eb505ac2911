import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { NoteFields } from '../../../../shared/features/notes/notes/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { makeNote, noteFields } from '../notes/samples.ts';

/** Makes a finished note that is shared with the child's family. */
export async function makeSharedNote(
  who: Principal,
  caseId: string,
  description: string,
  more: Partial<NoteFields> = {},
): Promise<string> {
  const { now } = await openWorld();
  const date = new Date(now() - 2 * dayMs).toISOString().slice(0, 10);
  const { id: noteId } = await makeNote(who, { date }, caseId);
  const fields = noteFields({ date, description, isShared: true, ...more });
  await who.call(notes.saveNote, { ...fields, noteId, version: 1 });
  await who.call(notes.finishNote, { noteId, version: 2 });
  return noteId;
}

/** Returns the emails that an address has received. */
export const inbox = async (to: string) => (await openWorld()).backend.mail.received(to);
