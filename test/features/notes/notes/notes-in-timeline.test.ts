import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { bodyOf, makeTemplate } from '../templates/samples.ts';
import { makeNote, noteFields } from './samples.ts';

test('a note without a short description and a template has the first words of its text in the timeline', async () => {
  const { admin, join } = await openClinic();
  const { caseId } = await makeNote(admin, { date: '2026-05-19' });
  const { id: templateId } = await makeTemplate(admin, { name: 'Letter' });
  await makeNote(admin, { date: '2026-05-18', description: '', templateId }, caseId);
  const write = async (date: string, ...lines: string[]) => {
    const { id: noteId, version } = await makeNote(admin, { date, description: '' }, caseId);
    const fields = noteFields({ date, description: '', body: bodyOf(...lines) });
    await admin.call(notes.saveNote, { noteId, version, ...fields });
  };
  await write('2026-05-17', '* * *', 'Reads two lines without a finger.', 'Home exercises go on.');
  await write('2026-05-16', `Called the mother about the patch: ${'it is worn in the evening, '.repeat(9)}`);
  await write('2026-05-15', '。。');
  const seen = async (who = admin) =>
    (await who.call(cases.listTimeline, { caseId, kind: 'note' })).data.data.map(
      ({ details: { description, template, beginning } }) => [description, template, beginning],
    );
  const long = 'Called the mother about the patch: it is worn in the…';
  expect(await seen()).toEqual([
    ['Vision therapy, week 12', null, undefined],
    ['', 'Letter', undefined],
    ['', null, 'Reads two lines without a finger.'],
    ['', null, long],
    ['', null, undefined],
  ]);
  expect(await seen(await join())).toHaveLength(5);
});
