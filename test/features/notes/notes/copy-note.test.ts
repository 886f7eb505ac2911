import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { bodyOf, makeTemplate, templateFields } from '../templates/samples.ts';
import { makeFinishedNote, makeNote, noteFields } from './samples.ts';

const field = { type: 'field' as const, attrs: { name: 'case.fullName', value: null } };
const named = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [field, { type: 'text' as const, text: ' reads' }] }],
};

test('a copy of a note for the same child keeps the text; in a copy for another child, the fields are filled in again', async () => {
  const { admin, join } = await openClinic();
  const [colleague, child, other, template] = await Promise.all([
    join(),
    makeCase(admin, { fullName: 'Nora Noted' }),
    makeCase(admin, { fullName: 'Otto Other' }),
    makeTemplate(admin, { body: named }),
  ]);
  const { id: noteId, version, body } = await makeNote(admin, { templateId: template.id }, child.id);
  await admin.call(notes.finishNote, { noteId, version });
  const { data: same } = await colleague.call(notes.copyNote, { noteId, caseId: child.id });
  expect(same).toMatchObject({
    ...{ caseId: child.id, status: 'draft', body, finishedBy: null, sentAt: null, frozenVersion: null },
    author: { fullName: colleague.person.fullName },
  });
  const { data: moved } = await colleague.call(notes.copyNote, { noteId, caseId: other.id });
  expect(JSON.stringify(moved.body)).toContain('Otto Other');
  expect(JSON.stringify(moved.body)).not.toContain('Nora');
  const { data: listed } = await admin.call(notes.listCaseNotes, { caseId: other.id });
  expect(listed.notes.map(({ id }) => id)).toEqual([moved.id]);
});

test('a note cannot be copied to a hidden child or to an archived child', async () => {
  const { admin, join } = await openClinic();
  const limited = await join({ visibility: 'selected' });
  const [own, hidden] = [await makeNote(limited), await makeCase(admin)];
  const copy = { noteId: own.id, caseId: hidden.id };
  expect(await limited.expectError(notes.copyNote, copy)).toMatchObject({ code: 'record.missing' });
  await admin.call(cases.archiveCase, { caseId: hidden.id });
  expect(await admin.expectError(notes.copyNote, copy)).toMatchObject({ code: 'case.archived' });
});

test('if an amendment of a finished note is discarded, the PDF of the note has the same bytes as before', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id: noteId, version } = await makeFinishedNote(admin);
  const open = async () => {
    const { url } = (await admin.call(noteReports.openNotePdf, { noteId })).data;
    return (await bytesAt(url)).toString('base64');
  };
  const [first, { data: before }] = [await open(), await admin.call(notes.getNote, { noteId })];
  await admin.call(notes.reopenNote, { noteId, version });
  await admin.call(notes.saveNote, {
    ...noteFields({ body: bodyOf('Other') }),
    noteId,
    version: version + 1,
  });
  const discard = { noteId, version: version + 2 };
  expect(await colleague.expectError(notes.discardAmendment, discard)).toMatchObject({
    code: 'note.not-own',
  });
  const { data } = await admin.call(notes.discardAmendment, discard);
  expect(data).toMatchObject({ status: 'finished', body: before.body, description: before.description });
  expect(await open()).toBe(first);
  const draft = await makeNote(admin);
  const never = await admin.expectError(notes.discardAmendment, { noteId: draft.id, version: 1 });
  expect(never).toMatchObject({ code: 'note.never-finished' });
});

test('the number of notes made from a template includes notes that are created while the template is being changed', async () => {
  const { admin } = await openClinic();
  const [{ id: templateId }, child] = [await makeTemplate(admin), await makeCase(admin)];
  await Promise.all([
    ...[1, 2, 3].map(() => makeNote(admin, { templateId }, child.id)),
    admin.call(templates.changeTemplate, { ...templateFields({ name: 'Renamed' }), templateId, version: 1 }),
  ]);
  const { data } = await admin.call(templates.getTemplate, { templateId });
  expect(data).toMatchObject({ name: 'Renamed', used: 3, version: 2, lastUsedAt: expect.any(String) });
});
