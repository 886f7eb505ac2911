import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { bodyOf } from '../templates/samples.ts';
import { makeFinishedNote, makeNote, noteFields } from './samples.ts';

test('a note can be finished only by its author, and “include signature” needs a stored signature', async () => {
  const { admin, join } = await openClinic();
  const writer = await join();
  const { id: noteId } = await makeNote(writer);
  expect(await admin.expectError(notes.finishNote, { noteId, version: 1 })).toMatchObject({
    code: 'note.not-author',
  });
  await writer.call(notes.saveNote, { ...noteFields({ includesSignature: true }), noteId, version: 1 });
  expect(await writer.expectError(notes.finishNote, { noteId, version: 2 })).toMatchObject({
    code: 'note.no-signature',
  });
});

testInTurn(
  'a finished note cannot be changed, and the note’s PDF stays the same until the note is amended',
  async () => {
    const { admin } = await openClinic();
    const { id: noteId, caseId, version } = await makeFinishedNote(admin);
    const open = async (finished = false) => {
      const { url } = (await admin.call(noteReports.openNotePdf, { noteId, finished })).data;
      return (await bytesAt(url)).toString('base64');
    };
    const first = await open();
    const change = { ...noteFields({ body: bodyOf('Other words') }), noteId };
    expect(await admin.expectError(notes.saveNote, { ...change, version })).toMatchObject({
      code: 'note.finished',
    });
    const { data: child } = await admin.call(cases.getCase, { caseId });
    const { otherName, birthDate, emailScript } = child;
    await admin.call(cases.changeCase, {
      ...{ otherName, birthDate, emailScript, caseId, version: child.version },
      fullName: 'Renamed Since',
    });
    expect(await open()).toBe(first);
    const { data: draft } = await admin.call(notes.reopenNote, { noteId, version });
    const { data: saved } = await admin.call(notes.saveNote, { ...change, version: draft.version });
    expect(await open()).not.toBe(first);
    expect(await open(true)).toBe(first);
    const { data: amended } = await admin.call(notes.finishNote, { noteId, version: saved.version });
    expect(amended).toMatchObject({ status: 'amended', amendedAt: expect.any(String) });
    expect(await open()).not.toBe(first);
  },
);
