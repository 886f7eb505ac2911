import { expect, test } from 'vitest';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { linkIn, mailsTo } from '../../../support/mail.ts';
import { pagesAt } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedScreening } from '../screenings/samples.ts';
import { makeTreeEntry } from '../tree-entries/samples.ts';

async function readLink(address: string, birthDate: string) {
  const [mail] = await mailsTo(address);
  const { path, token } = linkIn(mail);
  return { path, answer: { token, birthDate }, stranger: await anonymousCaller() };
}

test('a screening report is sent exactly as in the preview, and the list then marks the screening as sent', async () => {
  const { admin } = await openClinic({ name: 'Harbour Clinic' });
  const child = await makeCase(admin, { fullName: 'Wren Applegate' });
  const { id: screeningId } = await makeFinishedScreening(admin, {}, child.id);
  const to = uniqueEmail();
  await admin.call(screeningReports.sendScreeningReport, {
    screeningId,
    language: 'en',
    addressesConfirmed: true,
    to: [to],
  });
  const [mail] = await mailsTo(to);
  expect(mail?.subject).toContain('Harbour Clinic has a report for you');
  expect(`${mail?.subject} ${mail?.body.text}`).not.toMatch(/Applegate|screening|R-20/);
  const { data } = await admin.call(screeningReports.openScreeningPdf, { screeningId, language: 'en' });
  expect(mail?.attachments[0]?.content).toBe((await bytesAt(data.url)).toString('base64'));
  expect((await admin.call(screenings.getScreening, { screeningId })).data.sentAt).not.toBeNull();
  const found = await admin.call(screenings.searchScreenings, { isSent: true });
  expect(found.data.data.map(({ id }) => id)).toEqual([screeningId]);
  const { data: log } = await admin.call(screeningReports.listScreeningSendings, { screeningId });
  expect(log.data).toMatchObject([{ kinds: ['screening'], to: [{ address: to }] }]);
});

test('a draft screening cannot be sent, and a sent report does not change when the screening is amended', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2017-03-14' });
  const { id: screeningId } = await makeFinishedScreening(admin, { notes: 'As it was' }, child.id);
  const to = uniqueEmail();
  const mailing = { screeningId, language: 'en', addressesConfirmed: true, to: [to] } as const;
  await admin.call(screeningReports.sendScreeningReport, { ...mailing, to: [to], asLink: true });
  const { data: sent } = await admin.call(screenings.getScreening, { screeningId });
  await admin.call(screenings.reopenScreening, { screeningId, version: sent.version });
  const draft = await admin.expectError(screeningReports.sendScreeningReport, { ...mailing, to: [to] });
  expect(draft).toMatchObject({ code: 'report.draft' });
  const { path, answer, stranger } = await readLink(to, '2017-03-14');
  const { documents } = (await stranger.call(reportLinks.readLinkedReports, answer)).data;
  expect(path).not.toContain(screeningId);
  const texts = await pagesAt(documents[0]?.url ?? '');
  expect(texts.join('\n')).toContain('As it was');
  expect(texts.join('\n')).not.toContain('Draft');
});

test('if a screening report is sent twice at the same time, both are logged and the screening counts as sent', async () => {
  const { admin } = await openClinic();
  const { id: screeningId, version } = await makeFinishedScreening(admin);
  const send = () =>
    admin.call(screeningReports.sendScreeningReport, {
      screeningId,
      language: 'en',
      addressesConfirmed: true,
      to: [uniqueEmail()],
    });
  await Promise.all([send(), send()]);
  const { data } = await admin.call(screenings.getScreening, { screeningId });
  expect(data).toMatchObject({ version, sentAt: expect.any(String) });
  const { data: log } = await admin.call(screeningReports.listScreeningSendings, { screeningId });
  expect(log.data).toHaveLength(2);
});

test('an emailed link opens the NeuroTree of the chosen day; a link to a screening report stops working if the screening is deleted', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2017-03-14' });
  await makeTreeEntry(admin, 'Loses the line', child.id);
  const to = uniqueEmail();
  const copy = { caseId: child.id, asOf: '2026-04-01', language: 'en', asLink: true } as const;
  await admin.call(treeReports.sendTree, { ...copy, addressesConfirmed: true, to: [to] });
  const { path, answer, stranger } = await readLink(to, '2017-03-14');
  const { documents } = (await stranger.call(reportLinks.readLinkedReports, answer)).data;
  expect(path).not.toContain(child.id);
  expect(documents.map(({ kind }) => kind)).toEqual(['neuroTree']);
  const { data: log } = await admin.call(treeReports.listTreeSendings, { caseId: child.id });
  expect(log.data).toMatchObject([{ treeOf: child.id, content: { asOf: '2026-04-01' }, by: 'link' }]);
  const { id: screeningId } = await makeFinishedScreening(admin, {}, child.id);
  const other = uniqueEmail();
  const mailing = {
    screeningId,
    language: 'en',
    addressesConfirmed: true,
    to: [other],
    asLink: true,
  } as const;
  await admin.call(screeningReports.sendScreeningReport, { ...mailing, to: [other] });
  await admin.call(screenings.deleteScreening, { screeningId });
  const deleted = await readLink(other, '2017-03-14');
  expect(await stranger.expectError(reportLinks.readLinkedReports, deleted.answer)).toMatchObject({
    code: 'report-link.unusable',
  });
});
