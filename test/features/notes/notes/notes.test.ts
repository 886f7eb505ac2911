import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { bodyOf, makeTemplate, templateFields } from '../templates/samples.ts';
import { makeNote, noteFields } from './samples.ts';

const field = (name: string) => ({ type: 'field' as const, attrs: { name, value: null } });

test('a new note has the template’s text with the child’s data; later changes of the template do not affect the note', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { fullName: 'Chan Siu Ming' });
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [field('case.fullName'), field('eye.refraction')] }],
  };
  const template = await makeTemplate(admin, { name: 'Letter', body });
  const note = await makeNote(admin, { templateId: template.id }, child.id);
  expect(note.template).toEqual({ id: template.id, name: 'Letter', version: 1 });
  expect(JSON.stringify(note.body)).toContain('"value":"Chan Siu Ming"');
  expect(JSON.stringify(note.body)).toContain('"name":"eye.refraction","value":null');
  await admin.call(templates.changeTemplate, {
    ...templateFields({ name: 'Other', body: bodyOf('Another') }),
    templateId: template.id,
    version: 1,
  });
  await admin.call(templates.removeTemplate, { templateId: template.id });
  const { data } = await admin.call(notes.getNote, { noteId: note.id });
  expect([data.body, data.template?.name]).toEqual([note.body, 'Letter']);
});

test('a note is written in the language that was chosen, else in that of the template, else in that of the family', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin, { birthDate: '2020-05-16', emailLanguage: 'zh' });
  const body = bodyOf('Dear teacher, we have seen a child of your class. Age:');
  body.content.push({ type: 'paragraph', content: [field('case.age')] });
  const { id: templateId } = await makeTemplate(admin, { body });
  const bodyWithoutWords = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [] }] };
  const { id: wordless } = await makeTemplate(admin, { body: bodyWithoutWords });
  const ages = { en: '6 years', zh: '6岁' };
  for (const [language, template, expected] of [
    [null, templateId, 'en'],
    ['zh', templateId, 'zh'],
    [null, wordless, 'zh'],
    [null, null, 'zh'],
    ['en', null, 'en'],
  ] as const) {
    const note = await makeNote(admin, { language, templateId: template }, id);
    expect(note.language).toBe(expected);
    if (template === templateId) expect(JSON.stringify(note.body)).toContain(ages[expected]);
  }
});

test('a colleague’s template that is not shared cannot be used', async () => {
  const { admin, join } = await openClinic();
  const [user, child] = await Promise.all([join(), makeCase(admin)]);
  const { id: templateId } = await makeTemplate(admin, { isPublic: false });
  const begun = { caseId: child.id, date: '2026-05-16', language: 'en', templateId } as const;
  expect(await user.expectError(notes.createNote, begun)).toMatchObject({ code: 'record.missing' });
});

test('a colleague can only read another author’s draft note; an admin can change the note, and delete it with a reason', async () => {
  const { admin, join } = await openClinic();
  const [writer, colleague] = await Promise.all([join(), join()]);
  const { id: noteId } = await makeNote(writer);
  expect((await colleague.call(notes.getNote, { noteId })).data.id).toBe(noteId);
  const change = { ...noteFields({ description: 'Changed' }), noteId, version: 1 };
  const notOwn = { code: 'note.not-own' };
  expect(await colleague.expectError(notes.saveNote, change)).toMatchObject(notOwn);
  expect(await colleague.expectError(notes.deleteNote, { noteId, reason: 'Why' })).toMatchObject(notOwn);
  expect((await admin.call(notes.saveNote, change)).data).toMatchObject({
    description: 'Changed',
    author: { fullName: writer.person.fullName },
    savedBy: { fullName: admin.person.fullName },
  });
  expect(await admin.expectError(notes.deleteNote, { noteId })).toMatchObject({
    fields: { reason: 'validation.required' },
  });
  const { data } = await admin.call(notes.deleteNote, { noteId, reason: 'Another child' });
  expect(data.deleted).toMatchObject({ reason: 'Another child' });
});

test('a deleted note is in no list until the note is restored', async () => {
  const { admin } = await openClinic();
  const { id: noteId, caseId } = await makeNote(admin);
  const listed = async () => [
    (await admin.call(notes.searchNotes, {})).data.data.length,
    (await admin.call(notes.listCaseNotes, { caseId })).data.notes.length,
  ];
  await admin.call(notes.deleteNote, { noteId });
  expect(await listed()).toEqual([0, 0]);
  await admin.call(notes.restoreNote, { noteId });
  await admin.call(notes.restoreNote, { noteId });
  expect(await listed()).toEqual([1, 1]);
});

test('a user limited to selected cases finds only notes of those cases, both by the child’s name and by filters', async () => {
  const { admin, join } = await openClinic();
  const limited = await join({ visibility: 'selected' });
  const hidden = await makeCase(admin, { fullName: 'Wong Mei' });
  await makeNote(admin, {}, hidden.id);
  const own = await makeNote(limited, { description: 'Mine' });
  const { data } = await limited.call(notes.searchNotes, {});
  expect(data.data.map(({ id }) => id)).toEqual([own.id]);
  expect((await limited.call(notes.searchNotes, { text: 'Wong' })).data.data).toEqual([]);
  expect((await admin.call(notes.searchNotes, { text: 'Wong' })).data.data).toHaveLength(1);
  expect((await admin.call(notes.searchNotes, { author: limited.person.id })).data.data).toHaveLength(1);
  expect((await admin.call(notes.searchNotes, { status: ['finished'] })).data.data).toEqual([]);
});

test('a change based on an outdated version of a note is rejected as a conflict', async () => {
  const { admin } = await openClinic();
  const { id: noteId } = await makeNote(admin);
  const change = { ...noteFields(), noteId, version: 1 };
  await admin.call(notes.saveNote, change);
  expect(await admin.expectError(notes.saveNote, { ...change, description: 'Late' })).toMatchObject({
    code: 'version.conflict',
    current: { version: 2 },
  });
});

test('no note can be created for an archived child, and a note’s date must be between birth and today', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2018-03-14' });
  const begun = { caseId: child.id, language: 'en', templateId: null } as const;
  for (const date of ['2018-03-13', '2199-01-01'])
    expect(await admin.expectError(notes.createNote, { ...begun, date })).toMatchObject({
      fields: { date: expect.any(String) },
    });
  await admin.call(cases.archiveCase, { caseId: child.id });
  expect(await admin.expectError(notes.createNote, { ...begun, date: '2026-05-16' })).toMatchObject({
    code: 'case.archived',
  });
});
