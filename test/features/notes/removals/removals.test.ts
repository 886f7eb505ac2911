import { expect } from 'vitest';
import { NotesStore } from '../../../../functions/features/notes/notes/notes-store.ts';
import { organizationFileLocation } from '../../../../functions/platform/files/file-locations.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled, tickJobs } from '../../../support/world.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { makeFinishedNote, makeNote, noteFields } from '../notes/samples.ts';
import { makeTemplate } from '../templates/samples.ts';

/**
 * True if the file is marked for deletion by the bucket's lifecycle rule. While the file still has a record,
 * returns a text that begins with "kept" instead.
 */
async function isReleased(slug: string, purpose: 'template-picture' | 'note-attachment', id: string) {
  const { backend } = await openWorld();
  await settled();
  const { table } = await openRawTable();
  const location = organizationFileLocation(slug);
  const [record] = await table.get([location.key(id)]);
  const isTemporary = backend.s3.tagsOf(location.objectKey(purpose, id)).state === 'unkept';
  return record ? `kept${isTemporary ? ', but its bytes are not' : ''}` : isTemporary;
}

const pictureOf = async (who: Principal) => ({
  fileId: await uploadFile(who, 'template-picture'),
  place: 'head' as const,
  alt: '',
});

testInTurn(
  'a removed template can be restored for 30 days, and is then deleted with the pictures in the template',
  async () => {
    const { admin, slug } = await openClinic();
    const [picture, other] = [await pictureOf(admin), await pictureOf(admin)];
    const [{ id: templateId }, { id: restoredId }] = [
      await makeTemplate(admin, { picture }),
      await makeTemplate(admin, { picture: other }),
    ];
    await admin.call(templates.removeTemplate, { templateId });
    await admin.call(templates.removeTemplate, { templateId: restoredId });
    await tickJobs(29 * dayMs);
    expect(await isReleased(slug, 'template-picture', picture.fileId)).toBe('kept');
    await admin.call(templates.restoreTemplate, { templateId: restoredId });
    await tickJobs(31 * dayMs);
    expect(await isReleased(slug, 'template-picture', picture.fileId)).toBe(true);
    expect(await isReleased(slug, 'template-picture', other.fileId)).toBe('kept');
    expect(await admin.expectError(templates.restoreTemplate, { templateId })).toMatchObject({
      code: 'record.missing',
    });
    expect((await admin.call(templates.getTemplate, { templateId: restoredId })).data.id).toBe(restoredId);
    await tickJobs(31 * dayMs);
  },
);

testInTurn(
  'deleted draft notes that were never sent are erased with their files; other deleted notes stay stored',
  async () => {
    const { admin, slug } = await openClinic();
    const { id: templateId } = await makeTemplate(admin, { picture: await pictureOf(admin) });
    async function draftWithFile() {
      const note = await makeNote(admin, { templateId });
      const fileId = await uploadFile(admin, 'note-attachment');
      const attachments = [{ fileId, caption: '', isAppended: false }];
      const { id: noteId, version } = note;
      await admin.call(notes.saveNote, { ...noteFields({ attachments }), noteId, version });
      return { noteId, fileId, pictureId: note.picture?.fileId ?? '' };
    }
    const [draft, restored, sent] = [await draftWithFile(), await draftWithFile(), await draftWithFile()];
    const change = { noteId: draft.noteId, version: 2, templateId, mode: 'replace' } as const;
    const { data: changed } = await admin.call(notes.changeNoteTemplate, change);
    const { id: finished } = await makeFinishedNote(admin);
    await admin.call(noteReports.sendNote, {
      ...{ noteId: sent.noteId, language: 'en', asDraft: true },
      addressesConfirmed: true,
      to: [uniqueEmail()],
    });
    const ids = [draft.noteId, restored.noteId, sent.noteId, finished];
    for (const noteId of ids) await admin.call(notes.deleteNote, { noteId, reason: 'Another child' });
    await admin.call(notes.restoreNote, { noteId: restored.noteId });
    await tickJobs(31 * dayMs);
    await tickJobs(32 * dayMs);
    expect(await isReleased(slug, 'note-attachment', draft.fileId)).toBe(true);
    for (const id of [draft.pictureId, changed.picture?.fileId ?? ''])
      expect(await isReleased(slug, 'template-picture', id)).toBe(true);
    for (const { fileId } of [restored, sent])
      expect(await isReleased(slug, 'note-attachment', fileId)).toBe('kept');
    const missing = { code: 'record.missing' };
    expect(await admin.expectError(notes.restoreNote, { noteId: draft.noteId })).toMatchObject(missing);
    for (const noteId of [sent.noteId, finished]) {
      const { data } = await admin.call(notes.restoreNote, { noteId });
      expect(data.deleted).toBeNull();
    }
  },
);

testInTurn(
  'deleting a restored draft note again starts a new period of thirty days until the note is erased',
  async () => {
    const { admin, slug } = await openClinic();
    const { id } = await makeNote(admin);
    const { table } = await openRawTable();
    const { now } = await openWorld();
    const after = (days: number) => {
      const origin = { organization: slug, by: admin.person.id, requestId: 'test', idempotency: undefined };
      return new NotesStore(table, slug, { ...origin, now: () => now() + days * dayMs });
    };
    async function setDeleted(days: number, reason: string | undefined): Promise<void> {
      const note = await after(days).get(id);
      if (!note) throw new Error('The note is gone');
      const deletion = reason === undefined ? null : { reason, by: note.author };
      await after(days).setDeleted(note, deletion, async ({ head }) => head as never);
    }
    await setDeleted(0, 'Another child');
    await setDeleted(20, undefined);
    await setDeleted(20, 'Another child');
    await tickJobs(40 * dayMs);
    expect((await after(0).get(id))?.deleted).not.toBeNull();
    await tickJobs(51 * dayMs);
    expect(await after(0).get(id)).toBeUndefined();
  },
);
