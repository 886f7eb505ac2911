import { expect, test } from 'vitest';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { linkIn, mailsTo } from '../../../support/mail.ts';
import { pagesAt, readPdf } from '../../../support/read-pdf.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedNote, makeNote, noteFields } from '../notes/samples.ts';
import { bodyOf } from '../templates/samples.ts';

test('a finished note is sent with the stored PDF in an email without personal data, and is listed as sent', async () => {
  const { admin, join } = await openClinic({ name: 'Harbour Clinic' });
  const { id: noteId, version } = await makeFinishedNote(admin, { description: 'Vision therapy' });
  const [to, colleague] = [uniqueEmail(), await join()];
  const { data } = await colleague.call(noteReports.sendNote, {
    noteId,
    language: 'en',
    addressesConfirmed: true,
    to: [to],
  });
  expect(data).toMatchObject({ noteId, kinds: ['note'], by: 'attachment' });
  const [mail] = await mailsTo(to);
  expect(mail?.subject).toContain('Harbour Clinic has a report for you');
  expect(`${mail?.subject} ${mail?.body.text}`).not.toContain('Vision therapy');
  const pdf = await admin.call(noteReports.openNotePdf, { noteId });
  expect(mail?.attachments[0]?.content).toBe((await bytesAt(pdf.data.url)).toString('base64'));
  const found = await admin.call(notes.searchNotes, { isSent: true });
  expect(found.data.data).toMatchObject([{ id: noteId, version, sentAt: expect.any(String) }]);
  const { data: log } = await admin.call(noteReports.listNoteSendings, { noteId });
  expect(log.data).toMatchObject([{ to: [{ address: to }], content: { isDraft: false, language: 'en' } }]);
});

test('only users who may change a draft note can send the note, after a confirmation, with a PDF marked as a draft', async () => {
  const { admin, join } = await openClinic();
  const [writer, colleague] = await Promise.all([join(), join()]);
  const { id: noteId } = await makeNote(writer);
  const mailing = {
    noteId,
    language: 'en',
    addressesConfirmed: true,
    to: [uniqueEmail()] as string[],
  } as const;
  const to = mailing.to;
  expect(await writer.expectError(noteReports.sendNote, { ...mailing, to })).toMatchObject({
    code: 'note.draft',
  });
  const confirmed = { ...mailing, to, asDraft: true };
  expect(await colleague.expectError(noteReports.sendNote, confirmed)).toMatchObject({
    code: 'note.not-own',
  });
  await admin.call(noteReports.sendNote, confirmed);
  const [mail] = await mailsTo(to[0] ?? '');
  const pdf = await readPdf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'));
  expect((await pdf.texts()).join('\n')).toContain('Draft');
  await writer.call(notes.deleteNote, { noteId });
  expect(await admin.expectError(noteReports.sendNote, confirmed)).toMatchObject({ code: 'note.deleted' });
});

test('the PDF of a draft note is deleted after a day, unless the PDF was sent', async () => {
  const { admin } = await openClinic();
  const { id: noteId } = await makeNote(admin);
  const { backend } = await openWorld();
  const { data } = await admin.call(noteReports.openNotePdf, { noteId });
  const [, key = ''] = new URL(data.url).pathname.split(`/${backend.s3.bucket}/`);
  expect(backend.s3.tagsOf(key)).toEqual({ state: 'unkept' });
  await admin.call(noteReports.sendNote, {
    noteId,
    language: 'en',
    addressesConfirmed: true,
    to: [uniqueEmail()],
    asDraft: true,
  });
  expect(backend.s3.tagsOf(key.replace('.pdf', '-sent.pdf'))).toEqual({});
  await admin.call(noteReports.openNotePdf, { noteId });
  expect(backend.s3.tagsOf(key)).toEqual({ state: 'unkept' });
});

test('while a draft note is sent or printed, the author can still save the note', async () => {
  const { admin } = await openClinic();
  const { id: noteId } = await makeNote(admin);
  const change = { ...noteFields({ body: bodyOf('Goes on') }), noteId, version: 1 };
  const [saved] = await Promise.all([
    admin.call(notes.saveNote, change),
    admin.call(noteReports.sendNote, {
      noteId,
      language: 'en',
      addressesConfirmed: true,
      to: [uniqueEmail()],
      asDraft: true,
    }),
  ]);
  expect(saved.data.version).toBe(2);
  const { data } = await admin.call(notes.getNote, { noteId });
  expect(data).toMatchObject({ version: 2, body: bodyOf('Goes on'), sentAt: expect.any(String) });
});

test('a note says which version of the note its PDF shows; no new PDF can be made of a finished note', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id: noteId } = await makeNote(admin);
  const generate = { noteId, version: 1 };
  expect(await colleague.expectError(noteReports.generateNotePdf, generate)).toMatchObject({
    code: 'note.not-own',
  });
  await admin.call(noteReports.generateNotePdf, generate);
  await admin.call(noteReports.generateNotePdf, generate);
  const marks = async () => {
    const { version, generatedVersion } = (await admin.call(notes.getNote, { noteId })).data;
    return [version, generatedVersion];
  };
  expect(await marks()).toEqual([1, 1]);
  await admin.call(notes.saveNote, { ...noteFields(), noteId, version: 1 });
  expect(await marks()).toEqual([2, 1]);
  await admin.call(notes.finishNote, { noteId, version: 2 });
  expect(await admin.expectError(noteReports.generateNotePdf, { noteId, version: 3 })).toMatchObject({
    code: 'note.finished',
  });
});

test('the link to a note opens the PDF that was sent, until the note is deleted', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2017-03-14' });
  const { id: noteId, version } = await makeFinishedNote(admin, {}, child.id);
  const to = uniqueEmail();
  await admin.call(noteReports.sendNote, {
    noteId,
    language: 'en',
    addressesConfirmed: true,
    to: [to],
    asLink: true,
  });
  await admin.call(notes.reopenNote, { noteId, version });
  const [mail] = await mailsTo(to);
  const { path, token } = linkIn(mail);
  expect(path).toBe('/notes/report/render');
  const stranger = await anonymousCaller();
  const answer = { token, birthDate: '2017-03-14' };
  const { documents } = (await stranger.call(reportLinks.readLinkedReports, answer)).data;
  const text = (await pagesAt(documents[0]?.url ?? '')).join('\n');
  expect(text).toContain('Vision therapy, week 12');
  expect(text).not.toContain('Draft');
  await admin.call(notes.deleteNote, { noteId, reason: 'Another child' });
  expect(await stranger.expectError(reportLinks.readLinkedReports, answer)).toMatchObject({
    code: 'report-link.unusable',
  });
});
