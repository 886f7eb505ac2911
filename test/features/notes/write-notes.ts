import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { templates } from '../../../shared/features/notes/templates/endpoints.ts';
import type { Principal } from '../../support/clinic.ts';
import { uploadFile } from '../operations/files/samples.ts';
import { makeNote, noteFields } from './notes/samples.ts';
import { makeTemplate, templateFields } from './templates/samples.ts';

/** A template releases its picture. */
export async function changeTemplate(admin: Principal): Promise<void> {
  const picture = { fileId: await uploadFile(admin, 'template-picture'), place: 'head', alt: '' } as const;
  const { id, version } = await makeTemplate(admin, { picture });
  await admin.call(templates.changeTemplate, { ...templateFields(), templateId: id, version });
}

/** A note is saved by somebody else, finished and amended. */
export async function writeNote(author: Principal, other: Principal): Promise<void> {
  const { id: noteId, version } = await makeNote(author);
  const saved = await other.call(notes.saveNote, { ...noteFields(), noteId, version });
  const finished = await author.call(notes.finishNote, { noteId, version: saved.data.version });
  const reopened = await author.call(notes.reopenNote, { noteId, version: finished.data.version });
  await author.call(notes.finishNote, { noteId, version: reopened.data.version });
}
