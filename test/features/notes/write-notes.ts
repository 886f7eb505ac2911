import { createJobsLambda } from '../../../functions/lambdas/jobs.ts';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { restorableDays } from '../../../shared/features/notes/notes/note-rules.ts';
import { templates } from '../../../shared/features/notes/templates/endpoints.ts';
import type { Principal } from '../../support/clinic.ts';
import { openWorld } from '../../support/world.ts';
import { uploadFile } from '../operations/files/samples.ts';
import { makeNote, noteFields } from './notes/samples.ts';
import { makeTemplate, templateFields } from './templates/samples.ts';

/** Makes a template with a picture and then removes the picture, so that its file can be deleted. */
export async function changeTemplate(admin: Principal): Promise<void> {
  const picture = { fileId: await uploadFile(admin, 'template-picture'), place: 'head', alt: '' } as const;
  const { id, version } = await makeTemplate(admin, { picture });
  await admin.call(templates.changeTemplate, { ...templateFields(), templateId: id, version });
}

/** Removes a template and a draft note, and erases both after the period in which this can be undone. */
export async function removeForGood(admin: Principal, organization: string): Promise<void> {
  const picture = { fileId: await uploadFile(admin, 'template-picture'), place: 'head', alt: '' } as const;
  const { id: templateId } = await makeTemplate(admin, { picture });
  const { id: noteId } = await makeNote(admin, { templateId });
  await admin.call(templates.removeTemplate, { templateId });
  await admin.call(notes.deleteNote, { noteId });
  const { backend, withClockAhead, now } = await openWorld();
  const jobs = createJobsLambda(backend.environmentOf('jobs'), now);
  const messages = [templateId, noteId].map(purge => ({
    messageId: purge,
    attributes: {},
    body: JSON.stringify({ organization, purge }),
  }));
  await withClockAhead((restorableDays + 1) * dayMs, () => jobs({ Records: messages } as never));
}

/**
 * Creates a note; another person changes it, and the author finishes and amends it. @returns the note's ID
 */
export async function writeNote(author: Principal, other: Principal): Promise<string> {
  const { id: noteId, version } = await makeNote(author);
  const saved = await other.call(notes.saveNote, { ...noteFields(), noteId, version });
  const finished = await author.call(notes.finishNote, { noteId, version: saved.data.version });
  const reopened = await author.call(notes.reopenNote, { noteId, version: finished.data.version });
  await author.call(notes.finishNote, { noteId, version: reopened.data.version });
  return noteId;
}
