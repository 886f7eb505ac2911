import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { NoteFields } from '../../../../shared/features/notes/notes/schema.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { addSignature, blueSignature, signatureColour } from '../../people/profile/signatures.ts';
import { bodyOf, makeTemplate } from '../templates/samples.ts';
import { makeFinishedNote, makeNote, noteFields } from './samples.ts';

async function openPdf(reader: Principal, noteId: string, script: 'simplified' | 'traditional') {
  const { url } = (await reader.call(noteReports.openNotePdf, { noteId, script })).data;
  return bytesAt(url);
}

testInTurn(
  'a signed note’s PDF has the same bytes after the author, the signature, the child and the template have changed',
  async () => {
    const { admin, join } = await openClinic();
    const [writer, child] = [await join(), await makeCase(admin, { fullName: 'Nora Noted' })];
    await addSignature(writer, 'BOptom');
    const template = await makeTemplate(admin, { body: bodyOf('Dear parents') });
    const begun = await makeNote(writer, { templateId: template.id, description: '' }, child.id);
    const { id: noteId, version } = begun;
    expect(begun.includesSignature).toBe(true);
    await writer.call(notes.finishNote, { noteId, version });
    const first = await openPdf(admin, noteId, 'simplified');
    expect(await signatureColour(first)).toBe('red');
    await addSignature(writer, 'Retired', blueSignature);
    const { data: current } = await admin.call(cases.getCase, { caseId: child.id });
    const { otherName, birthDate, emailScript } = current;
    await admin.call(cases.changeCase, {
      ...{ otherName, birthDate, emailScript, caseId: child.id, version: current.version },
      fullName: 'Renamed Since',
    });
    await admin.call(templates.removeTemplate, { templateId: template.id });
    const memberId = writer.person.id;
    await admin.call(offboarding.removeMember, { memberId, heirId: admin.person.id });
    await settled();
    expect(await openPdf(admin, noteId, 'simplified')).toEqual(first);
    const drawnSince = await openPdf(admin, noteId, 'traditional');
    expect(await signatureColour(drawnSince)).toBe('red');
    const text = (await (await readPdf(drawnSince)).texts()).join('\n');
    for (const part of ['Nora Noted', 'BOptom', 'Dear parents']) expect(text).toContain(part);
    expect(text).not.toMatch(/Renamed|Retired/);
  },
);

testInTurn(
  'only the author can sign a note, and a note is signed only if the author chooses this',
  async () => {
    const { admin, join } = await openClinic();
    const writer = await join();
    await Promise.all([addSignature(admin, 'MD'), addSignature(writer, 'BOptom')]);
    const { id: noteId, author } = await makeNote(writer);
    const forged = {
      ...noteFields(),
      noteId,
      version: 1,
      finishedBy: author,
      author: { id: admin.person.id },
    };
    expect(await writer.expectError(notes.saveNote, forged as never)).toMatchObject({
      code: 'request.invalid',
    });
    await admin.call(notes.saveNote, { ...noteFields({ includesSignature: true }), noteId, version: 1 });
    expect(await admin.expectError(notes.finishNote, { noteId, version: 2 })).toMatchObject({
      code: 'note.not-author',
    });
    await writer.call(notes.saveNote, { ...noteFields({ includesSignature: false }), noteId, version: 2 });
    await writer.call(notes.finishNote, { noteId, version: 3 });
    expect(await signatureColour(await openPdf(admin, noteId, 'simplified'))).toBeNull();
  },
);

const fieldOf = (name: string) => ({ type: 'field' as const, attrs: { name, value: null } });

test('a signed note whose text gives the author’s name and qualification does not repeat them at the end', async () => {
  const { admin, join } = await openClinic();
  const writer = await join();
  await addSignature(writer, 'BOptom');
  const body: NoteFields['body'] = {
    type: 'doc',
    content: ['author.signature', 'author.fullName', 'author.qualification'].map(name => ({
      type: 'paragraph',
      content: [fieldOf(name)],
    })),
  };
  const template = await makeTemplate(admin, { body });
  const { id: noteId, version } = await makeNote(writer, { templateId: template.id });
  await writer.call(notes.finishNote, { noteId, version });
  const text = (await (await readPdf(await openPdf(admin, noteId, 'simplified'))).texts()).join('\n');
  expect(text.split('BOptom')).toHaveLength(2);
});

testInTurn(
  'a signed note that names its author only at the beginning prints the name under the signature',
  async () => {
    const { admin, join } = await openClinic();
    const writer = await join();
    await addSignature(writer, 'BOptom');
    const lines = ['Dear parents,', 'we met today.', 'All is well.', 'Please come again.', 'Kind regards'];
    const named = [...['author.fullName', 'author.qualification'].map(fieldOf)];
    const body: NoteFields['body'] = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: named },
        ...lines.map(text => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })),
      ],
    };
    const template = await makeTemplate(admin, { body });
    const { id: noteId, version } = await makeNote(writer, { templateId: template.id });
    await writer.call(notes.finishNote, { noteId, version });
    const text = (await (await readPdf(await openPdf(admin, noteId, 'simplified'))).texts()).join('\n');
    expect(text.split('BOptom')).toHaveLength(3);
  },
);

testInTurn(
  'a note that was finished without “include signature” prints the author’s name without the signature',
  async () => {
    const { admin, join } = await openClinic();
    const [writer, child] = await Promise.all([join(), makeCase(admin)]);
    await addSignature(writer, 'BOptom');
    const body: NoteFields['body'] = {
      type: 'doc',
      content: [
        ...bodyOf('Dear parents').content,
        { type: 'paragraph', content: [{ type: 'field', attrs: { name: 'author.signature', value: null } }] },
      ],
    };
    async function finishedWith(includesSignature: boolean) {
      const { id: noteId, version } = await makeNote(writer, {}, child.id);
      const saved = await writer.call(notes.saveNote, {
        ...noteFields({ body, includesSignature }),
        ...{ noteId, version },
      });
      const { data } = await writer.call(notes.finishNote, { noteId, version: saved.data.version });
      const pdf = await openPdf(admin, noteId, 'simplified');
      return { data, pdf, text: (await (await readPdf(pdf)).texts()).join('\n') };
    }
    const [signed, unsigned] = [await finishedWith(true), await finishedWith(false)];
    expect([await signatureColour(signed.pdf), await signatureColour(unsigned.pdf)]).toEqual(['red', null]);
    expect(unsigned.text).toContain(`Prepared by ${writer.person.fullName} · BOptom`);
    const written = ({ text }: typeof signed) => text.replace('Prepared by ', '').replace(/[—\s]/g, '');
    expect(written(unsigned)).toBe(written(signed));
    const choices = ({
      data: { date, description, body: text, includesName, isShared, status },
    }: typeof signed) => JSON.stringify({ date, description, text, includesName, isShared, status });
    expect(choices(unsigned)).toBe(choices(signed));
    expect([signed.data.includesSignature, unsigned.data.includesSignature]).toEqual([true, false]);
  },
);

test('a user who can no longer see a child cannot find notes about the child, not even their own notes', async () => {
  const { admin, join } = await openClinic();
  const limited = await join({ visibility: 'selected' });
  const { id: noteId, caseId, version } = await makeNote(limited);
  await admin.call(cases.assignCases, { caseIds: [caseId], removeIds: [limited.person.id] });
  const errors = await Promise.all([
    limited.expectError(notes.getNote, { noteId }),
    limited.expectError(notes.saveNote, { ...noteFields(), noteId, version }),
    limited.expectError(notes.finishNote, { noteId, version }),
    limited.expectError(notes.copyNote, { noteId, caseId }),
    limited.expectError(noteReports.openNotePdf, { noteId }),
    limited.expectError(noteReports.sendNote, {
      noteId,
      language: 'en',
      addressesConfirmed: true,
      to: [uniqueEmail()],
      asDraft: true,
    }),
  ]);
  expect(errors.map(({ code }) => code)).toEqual(errors.map(() => 'record.missing'));
  expect((await limited.call(notes.searchNotes, {})).data.data).toEqual([]);
});

test('saving a note in a second tab after the note was finished is rejected as a conflict and changes nothing', async () => {
  const { admin } = await openClinic();
  const { id: noteId, version, body } = await makeNote(admin);
  await admin.call(notes.finishNote, { noteId, version });
  const late = { ...noteFields({ body: bodyOf('Late') }), noteId };
  expect(await admin.expectError(notes.saveNote, { ...late, version })).toMatchObject({
    code: 'version.conflict',
  });
  expect((await admin.call(notes.getNote, { noteId })).data).toMatchObject({ status: 'finished', body });
});

test('draft notes of a merged child can be changed, and draft notes of an archived child cannot; finished notes can be sent', async () => {
  const { admin } = await openClinic();
  const [kept, absorbed] = [await makeCase(admin), await makeCase(admin)];
  const draft = await makeNote(admin, {}, absorbed.id);
  const { id: finishedId } = await makeFinishedNote(admin, {}, absorbed.id);
  const { id: caseId } = kept;
  const merge = {
    caseId,
    otherId: absorbed.id,
    otherVersion: absorbed.version,
    version: kept.version,
    take: [],
  };
  await admin.call(merges.mergeCases, merge);
  const save = { ...noteFields(), noteId: draft.id };
  const { data: saved } = await admin.call(notes.saveNote, { ...save, version: 1 });
  expect(saved.description).toBe('Vision therapy, week 12');
  expect((await admin.call(notes.listCaseNotes, { caseId })).data.notes).toHaveLength(2);
  await admin.call(cases.archiveCase, { caseId });
  expect(await admin.expectError(notes.saveNote, { ...save, version: 2 })).toMatchObject({
    code: 'case.archived',
  });
  const sent = { noteId: finishedId, language: 'en', addressesConfirmed: true, to: [uniqueEmail()] } as const;
  const { data } = await admin.call(noteReports.sendNote, { ...sent, to: [...sent.to] });
  expect(data.kinds).toEqual(['note']);
});
