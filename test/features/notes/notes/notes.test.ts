import { expect, test } from 'vitest';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeNote } from './samples.ts';

test('notes are found by those who see their case, and by nobody else', async () => {
  const [ours, theirs] = await Promise.all([openClinic(), openClinic()]);
  const { id: caseId } = await makeCase(ours.admin);
  const first = await makeNote(ours.admin, 'First', caseId);
  const second = await makeNote(ours.admin, 'Second', caseId);
  expect((await ours.admin.call(notes.searchNotes, { caseId })).data.data).toEqual([second, first]);
  expect((await ours.admin.call(notes.searchNotes, { caseId, text: 'sec' })).data.data).toEqual([second]);
  expect(await theirs.admin.expectError(notes.searchNotes, { caseId })).toMatchObject({
    code: 'record.missing',
  });
});

test('a change of an outdated note is refused', async () => {
  const { admin } = await openClinic();
  const { id: noteId } = await makeNote(admin, 'First');
  const change = { noteId, version: 1, name: 'Second', description: '' };
  const { data } = await admin.call(notes.changeNote, change);
  expect(data).toMatchObject({ name: 'Second', version: 2 });
  expect(await admin.expectError(notes.changeNote, { ...change, name: 'Third' })).toMatchObject({
    code: 'version.conflict',
  });
});

test('a removed note is gone', async () => {
  const { admin } = await openClinic();
  const { id: noteId } = await makeNote(admin);
  await admin.call(notes.removeNote, { noteId });
  expect(await admin.expectError(notes.getNote, { noteId })).toMatchObject({ code: 'record.missing' });
});
