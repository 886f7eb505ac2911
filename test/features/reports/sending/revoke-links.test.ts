import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { sending } from '../../../../shared/features/reports/sending/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { anonymousCaller, openClinic, type Principal } from '../../../support/clinic.ts';
import { openMailsStore } from '../../../support/queue-email.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { sendLink } from '../report-links/send-link.ts';
import { crash, deliverManually } from './deliver-manually.ts';

const stateOf = async (token: string) =>
  (await (await anonymousCaller()).call(reportLinks.openReportLink, { token })).data.state;

async function sentTo(who: Principal, eyeReportId: string) {
  const { data } = await who.call(reportDocuments.listSendings, { eyeReportId });
  return data.data[0]?.to ?? [];
}

test('the family sees a revoked report link as expired; the staff’s list of sent reports shows it as revoked', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { token, birthDate, to, child, eyeReportId, sending: sent } = await sendLink(colleague);
  expect(await sentTo(admin, eyeReportId)).toMatchObject([
    { address: to, status: 'sent', link: { state: 'open', until: expect.any(String) } },
  ]);
  const revoke = () => admin.call(sending.revokeReportLinks, { sendingId: sent.id });
  expect((await revoke()).data).toEqual({ revoked: 1 });
  expect((await revoke()).data).toEqual({ revoked: 0 });
  expect(await stateOf(token)).toBe('expired');
  const wrong = { token, birthDate: '2011-11-11' };
  for (const answer of [{ token, birthDate }, wrong])
    expect(await (await anonymousCaller()).expectError(reportLinks.readLinkedReports, answer)).toMatchObject({
      code: 'report-link.unusable',
    });
  expect(await sentTo(admin, eyeReportId)).toMatchObject([{ address: to, link: { state: 'revoked' } }]);
  const { data: timeline } = await admin.call(cases.listTimeline, { caseId: child.id, kind: 'email' });
  expect(timeline.data.map(({ act }) => act)).toEqual(['reportLink.revoked', 'report.sent']);
  expect(timeline.data[0]).toMatchObject({
    by: { id: admin.person.id },
    reports: ['refraction', 'myopia'],
    to: [{ status: 'sent' }],
  });
});

test('if a report link was sent to several addresses, the link for one address can be revoked separately', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2017-03-14' });
  const { id: eyeReportId } = await makeSendableReport(admin, {}, child.id);
  const to = [uniqueEmail(), uniqueEmail()];
  const wish = {
    kinds: ['myopia' as const],
    language: 'en' as const,
    addressesConfirmed: true,
    asLink: true,
  };
  const { data: sent } = await admin.call(reportDocuments.sendEyeReport, { ...wish, eyeReportId, to });
  const revoke = (address: string) =>
    admin.call(sending.revokeReportLinks, { sendingId: sent.id, address }).then(({ data }) => data.revoked);
  expect(await revoke(uniqueEmail())).toBe(0);
  expect(await revoke(to[1]?.toUpperCase() ?? '')).toBe(1);
  const states = (await sentTo(admin, eyeReportId)).map(({ link }) => link?.state);
  expect(states).toEqual(['open', 'revoked']);
});

test('a report link that was opened within the last quarter of an hour can be revoked too', async () => {
  const { admin } = await openClinic();
  const { token, birthDate, sending: sent } = await sendLink(admin);
  const stranger = await anonymousCaller();
  await stranger.call(reportLinks.readLinkedReports, { token, birthDate });
  await admin.call(sending.revokeReportLinks, { sendingId: sent.id });
  expect(await stranger.expectError(reportLinks.readLinkedReports, { token, birthDate })).toMatchObject({
    code: 'report-link.unusable',
  });
});

test('a queued email is not sent once its report link is revoked', async () => {
  const clinic = await openClinic();
  const { admin, slug } = clinic;
  const { to, sending: sent } = await sendLink(admin);
  const { mails } = await openMailsStore(slug);
  const mail = (await mails.listPage(20, null)).mails.find(one => one.to === to);
  if (!mail) throw new Error('there is no mail');
  await mails.updateStatus(mail, { status: 'queued', content: { values: {}, link: '/x' } });
  await admin.call(sending.revokeReportLinks, { sendingId: sent.id });
  await expect(deliverManually(clinic, mail.id, crash)).rejects.toThrow('gone');
  expect(await mails.get(mail.id)).toMatchObject({ status: 'failed', content: null });
});

test('without the eye module, a user cannot revoke a report link, but an admin can, in the email log', async () => {
  const { admin, join } = await openClinic();
  const [maker, other] = [await join(), await join({ modules: [] })];
  const { to, sending: sent } = await sendLink(maker);
  const input = { sendingId: sent.id };
  expect(await other.expectError(sending.revokeReportLinks, input)).toMatchObject({ code: 'module.needed' });
  const { data } = await admin.call(emailLog.searchMails, { text: to });
  expect(data.data).toMatchObject([{ to, template: 'report-link', sending: sent.id }]);
  const clinic = await openClinic({ modules: [] });
  const withModule = await clinic.join({ modules: ['eye'] });
  const { sending: theirs } = await sendLink(withModule);
  const { data: done } = await clinic.admin.call(sending.revokeReportLinks, { sendingId: theirs.id });
  expect(done).toEqual({ revoked: 1 });
});

test('for an admin limited to selected cases, the email log lists emails but does not show which report an email contains', async () => {
  const { admin, join } = await openClinic();
  const { to } = await sendLink(admin);
  const limited = await join({ role: 'admin', visibility: 'selected' });
  const { data } = await limited.call(emailLog.searchMails, { text: to });
  expect(data.data).toMatchObject([{ to, template: 'report-link' }]);
  expect(data.data[0]).not.toHaveProperty('sending');
});
