import { degrees, PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import type { AttachmentFields } from '../../../../shared/features/notes/attachments/schema.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { files } from '../../../../shared/features/operations/files/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { jpeg, pdf } from '../../../support/file-samples.ts';
import { pagesAt } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { uploadFile, uploadUnchecked } from '../../operations/files/samples.ts';
import { makeNote, noteFields } from '../notes/samples.ts';

/** A PDF with a text on each page, the last page rotated. */
async function textPdf(...texts: string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const [index, text] of texts.entries()) {
    const page = document.addPage([300, 400]);
    page.drawText(text, { x: 30, y: 350, size: 14 });
    if (index === texts.length - 1) page.setRotation(degrees(90));
  }
  return Buffer.from(await document.save());
}

const attach = (who: Principal, bytes: Uint8Array, name: string) =>
  uploadFile(who, 'note-attachment', bytes, name);

const attachment = (fileId: string, more: Partial<AttachmentFields> = {}): AttachmentFields => ({
  fileId,
  caption: '',
  isAppended: false,
  ...more,
});

const save = (noteId: string, version: number, attachments: AttachmentFields[]) => ({
  ...noteFields({ attachments }),
  ...{ noteId, version },
});

async function pagesOf(who: Principal, noteId: string): Promise<string[]> {
  const { url } = (await who.call(noteReports.openNotePdf, { noteId })).data;
  return pagesAt(url);
}

test('a note’s PDF ends with the attachments in order: PDF files with unchanged pages, and pictures with captions', async () => {
  const { admin } = await openClinic();
  const { id: noteId } = await makeNote(admin);
  const [letter, photo, kept] = await Promise.all([
    textPdf('Hospital one', 'Hospital two').then(bytes => attach(admin, bytes, 'hospital.pdf')),
    jpeg(800, 400).then(bytes => attach(admin, bytes, 'photo.jpg')),
    textPdf('Only a file').then(bytes => attach(admin, bytes, 'file.pdf')),
  ]);
  const [first, second] = [
    attachment(letter, { isAppended: true }),
    attachment(photo, { isAppended: true, caption: 'Her handwriting' }),
  ];
  const { data } = await admin.call(notes.saveNote, save(noteId, 1, [first, second, attachment(kept)]));
  expect(data.attachments).toMatchObject([
    { name: 'hospital.pdf', type: 'application/pdf', pages: 2, problem: null, url: expect.any(String) },
    { name: 'photo.jpg', type: 'image/jpeg', pages: null, caption: 'Her handwriting' },
    { name: 'file.pdf', isAppended: false },
  ]);
  const pages = await pagesOf(admin, noteId);
  expect(pages).toHaveLength(4);
  expect(pages[0]).toMatch(/Enclosed.*hospital\.pdf \(2 pages\).*Her handwriting \(1 page\)/s);
  expect(pages.slice(1, 3)).toEqual([
    expect.stringContaining('Hospital one'),
    expect.stringContaining('Hospital two'),
  ]);
  expect(pages[3]).toContain('Her handwriting');
  expect(pages.join(' ')).not.toContain('Only a file');
  await admin.call(notes.saveNote, save(noteId, 2, [second, first]));
  const turned = await pagesOf(admin, noteId);
  expect([turned[1], turned[2]]).toEqual([
    expect.stringContaining('Her handwriting'),
    expect.stringContaining('Hospital one'),
  ]);
});

test('a PDF attachment that is encrypted, is damaged or contains a script is rejected', async () => {
  const { admin } = await openClinic();
  const attack = '<< /S /JavaScript /JS (app.alert) >>\nendobj\n9 0 obj\n<< /Type /EmbeddedFile >>';
  const refused = {
    'with a password': pdf('<< /Encrypt 9 0 R >>'),
    'that is damaged': pdf().subarray(0, -20),
    'with a script': pdf(attack),
    'with a script behind the word of a password in a comment': pdf(`% /Encrypt\n${attack}`),
    'with a script, damaged at its end': Buffer.concat([pdf(attack), Buffer.from('/Encrypt')]),
  };
  for (const [what, bytes] of Object.entries(refused)) {
    const fileId = await uploadUnchecked(admin, 'note-attachment', bytes, 'a.pdf');
    expect(await admin.expectError(files.completeUpload, { fileId }), what).toMatchObject({
      code: 'file.not-plain',
    });
    expect(await admin.expectError(files.getFile, { fileId }), what).toMatchObject({
      code: 'record.missing',
    });
  }
});

testInTurn(
  'a file removed from a draft note can no longer be opened; a file removed from a finished note can still be opened',
  async () => {
    const { admin } = await openClinic();
    const { id: noteId } = await makeNote(admin);
    const [one, two] = (await Promise.all(
      ['One', 'Two'].map(async text => attach(admin, await textPdf(text), `${text}.pdf`)),
    )) as [string, string];
    const both = [attachment(one, { isAppended: true }), attachment(two, { isAppended: true })];
    await admin.call(notes.saveNote, save(noteId, 1, both));
    await admin.call(notes.saveNote, save(noteId, 2, both.slice(1)));
    expect(await admin.expectError(files.getFile, { fileId: one })).toMatchObject({ code: 'record.missing' });
    expect(await admin.expectError(notes.saveNote, save(noteId, 3, both))).toMatchObject({
      fields: { attachments: 'validation.file' },
    });
    await admin.call(notes.finishNote, { noteId, version: 3 });
    expect((await pagesOf(admin, noteId))[1]).toContain('Two');
    const { data } = await admin.call(notes.reopenNote, { noteId, version: 4 });
    await admin.call(notes.saveNote, save(noteId, data.version, []));
    expect((await admin.call(files.getFile, { fileId: two })).data.name).toBe('Two.pdf');
  },
);

testInTurn(
  'users who cannot see the case cannot open a note’s file, and nobody can attach another user’s upload',
  async () => {
    const { admin, join } = await openClinic();
    const [writer, limited] = await Promise.all([join(), join({ visibility: 'selected' })]);
    const { id: noteId } = await makeNote(writer);
    const [own, foreign] = await Promise.all([
      attach(writer, pdf(), 'own.pdf'),
      attach(admin, pdf(), 'foreign.pdf'),
    ]);
    expect(await writer.expectError(notes.saveNote, save(noteId, 1, [attachment(foreign)]))).toMatchObject({
      fields: { attachments: 'validation.file' },
    });
    await writer.call(notes.saveNote, save(noteId, 1, [attachment(own)]));
    expect((await admin.call(files.getFile, { fileId: own })).data.name).toBe('own.pdf');
    expect(await limited.expectError(files.getFile, { fileId: own })).toMatchObject({
      code: 'record.missing',
    });
  },
);
