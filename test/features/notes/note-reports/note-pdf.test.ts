import { expect, test } from 'vitest';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { pagesAt } from '../../../support/read-pdf.ts';
import { makeNote, noteFields } from '../notes/samples.ts';

const textOf = async (url: string) => (await pagesAt(url)).join(' ').replace(/\s+/g, ' ');

test('the PDF of a draft note is marked as a draft, and names the note’s author unless the user leaves the name out', async () => {
  const { admin } = await openClinic();
  const { id: noteId } = await makeNote(admin);
  const read = async () => textOf((await admin.call(noteReports.openNotePdf, { noteId })).data.url);
  await admin.call(notes.saveNote, { ...noteFields(), noteId, version: 1 });
  const text = await read();
  for (const part of ['Draft', 'Vision therapy, week 12', 'fewer lines', 'Prepared by Ada Admin'])
    expect(text).toContain(part);
  await admin.call(notes.saveNote, { ...noteFields({ includesName: false }), noteId, version: 2 });
  expect(await read()).not.toContain('Prepared by');
  await admin.call(notes.deleteNote, { noteId });
  expect(await admin.expectError(noteReports.openNotePdf, { noteId })).toMatchObject({
    code: 'note.deleted',
  });
});

test('a blank note for printing is one page, with the organisation’s letterhead', async () => {
  const { admin } = await openClinic({ name: 'Harbour Clinic' });
  const { data } = await admin.call(noteReports.openBlankNotePdf, {
    language: 'zh',
    script: 'simplified',
  });
  const text = await textOf(data.url);
  for (const part of ['Harbour Clinic', '记录', '姓名']) expect(text).toContain(part);
  expect(await pagesAt(data.url)).toHaveLength(1);
});
