import { expect, test } from 'vitest';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Note, TemplateMode } from '../../../../shared/features/notes/notes/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { bodyOf, makeTemplate } from '../templates/samples.ts';
import { makeNote, noteFields } from './samples.ts';

const read = ({ body }: Pick<Note, 'body'>) => documentText(body).trim();

test('a template chosen for a note replaces the text, is appended or is only recorded; each of these choices can be undone', async () => {
  const { admin } = await openClinic();
  const { id: templateId } = await makeTemplate(admin, { name: 'Letter', body: bodyOf('Dear parents') });
  const { id: noteId } = await makeNote(admin);
  const { data: saved } = await admin.call(notes.saveNote, {
    ...noteFields({ body: bodyOf('Own words') }),
    ...{ noteId, version: 1 },
  });
  const modes: [TemplateMode, string][] = [
    ['append', 'Own words Dear parents'],
    ['replace', 'Dear parents'],
    ['keep', 'Own words'],
  ];
  let { version } = saved;
  for (const [mode, text] of modes) {
    const change = { noteId, version, templateId, mode };
    const { data } = await admin.call(notes.changeNoteTemplate, change);
    expect([data.template?.name, read(data).replace(/\s+/g, ' ')]).toEqual(['Letter', text]);
    const { data: undone } = await admin.call(notes.undoNoteTemplate, { noteId, version: data.version });
    expect([undone.template, read(undone)]).toEqual([null, 'Own words']);
    version = undone.version;
  }
  const { data: twice } = await admin.call(notes.undoNoteTemplate, { noteId, version });
  expect(twice.version).toBe(version);
});

testInTurn(
  'a change of a note’s template can be undone after more typing, but not after the note is finished',
  async () => {
    const { admin, join } = await openClinic();
    const colleague = await join();
    const { id: templateId } = await makeTemplate(admin, { isPublic: false, body: bodyOf('Dear parents') });
    const { id: noteId } = await makeNote(admin);
    const change = { noteId, version: 1, templateId, mode: 'replace' } as const;
    expect(await colleague.expectError(notes.changeNoteTemplate, change)).toMatchObject({
      code: 'note.not-own',
    });
    await admin.call(notes.changeNoteTemplate, change);
    await admin.call(notes.saveNote, { ...noteFields({ body: bodyOf('Typed since') }), noteId, version: 2 });
    const { data: undone } = await admin.call(notes.undoNoteTemplate, { noteId, version: 3 });
    expect(read(undone)).toBe('');
    await admin.call(notes.changeNoteTemplate, { ...change, version: 4 });
    await admin.call(notes.finishNote, { noteId, version: 5 });
    expect(await admin.expectError(notes.undoNoteTemplate, { noteId, version: 6 })).toMatchObject({
      code: 'note.finished',
    });
  },
);

test('a note takes over the language of a template whose text replaces its own, until this is undone', async () => {
  const { admin } = await openClinic();
  const { id: templateId } = await makeTemplate(admin, { body: bodyOf('尊敬的家长：') });
  const { id: noteId } = await makeNote(admin);
  let version = 1;
  for (const [mode, language] of [
    ['append', 'en'],
    ['keep', 'en'],
    ['replace', 'zh'],
  ] as const) {
    const { data } = await admin.call(notes.changeNoteTemplate, { noteId, version, templateId, mode });
    expect(data.language).toBe(language);
    const { data: undone } = await admin.call(notes.undoNoteTemplate, { noteId, version: data.version });
    expect(undone.language).toBe('en');
    version = undone.version;
  }
});

test('a note keeps its language if the template that replaces its text is in both languages', async () => {
  const { admin } = await openClinic();
  const body = bodyOf('School report 学校报告 for the parents 给家长');
  const { id: templateId } = await makeTemplate(admin, { body });
  const { id: noteId } = await makeNote(admin);
  const change = { noteId, version: 1, templateId, mode: 'replace' } as const;
  expect((await admin.call(notes.changeNoteTemplate, change)).data.language).toBe('en');
});
