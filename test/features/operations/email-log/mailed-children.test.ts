import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { queueEmail } from '../../../support/queue-email.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';

const lostAddress = () => `bounce-${randomUUID()}@test.example`;

async function bouncedTo(who: Principal, text: string): Promise<string> {
  const find = async () => (await who.call(emailLog.searchMails, { text, state: 'bounced' })).data.data;
  await vi.waitFor(async () => expect(await find()).toHaveLength(1), 5_000);
  return (await find())[0]?.id ?? '';
}

const namedIn = async (who: Principal, mailId: string) =>
  (await who.call(emailLog.listMailedChildren, { mailIds: [mailId] })).data.mails;

test('a bounced report names its child and report to admins who see the child and have the module', async () => {
  const { admin, join } = await openClinic();
  const { id: eyeReportId, caseId, reference } = await makeSendableReport(admin);
  const to = lostAddress();
  await admin.call(reportDocuments.sendEyeReport, {
    ...{ eyeReportId, kinds: ['myopia'], language: 'en', to: [to], addressesConfirmed: true },
  });
  const mailId = await bouncedTo(admin, to);
  expect(await namedIn(admin, mailId)).toMatchObject([
    { mailId, children: [{ id: caseId }], report: { kinds: ['myopia'], eyeReportId, reference } },
  ]);
  const limited = await join({ role: 'admin', visibility: 'selected' });
  expect(await namedIn(limited, mailId)).toEqual([]);
  const withoutModule = await join({ role: 'admin', modules: [] });
  expect(await namedIn(withoutModule, mailId)).toMatchObject([{ children: [{ id: caseId }], report: null }]);
});

test('another bounced email to a family names the children at the address, in the list and in the notification', async () => {
  const { admin, slug } = await openClinic();
  const to = lostAddress();
  const parent = { title: '', name: 'Chan Mei', email: to.toUpperCase(), mobile: null };
  const ben = await makeCase(admin, { fullName: 'Ben Chan', mother: parent, fileNumber: null });
  const mia = await makeCase(admin, { fullName: 'Mia Chan', contactEmail: to, fileNumber: null });
  await queueEmail(slug, { to, template: 'registration-receipt', link: null });
  const [named] = await namedIn(admin, await bouncedTo(admin, to));
  expect(named?.children.map(({ id }) => id).sort()).toEqual([ben.id, mia.id].sort());
  expect(named?.report).toBeNull();
  await vi.waitFor(async () => {
    const { data } = (await admin.call(notifications.listNotifications, {})).data;
    expect(data[0]?.description).toMatch(
      /^An email to bounce-.+, the family of (Ben|Mia) Chan, did not arrive/,
    );
    expect(data[0]?.link).toMatch(/^\/cases\/case_/);
  }, 5_000);
});

test('an email to staff names no child, even if the address is also that of a family', async () => {
  const { admin, slug } = await openClinic();
  const to = lostAddress();
  await makeCase(admin, { contactEmail: to });
  await queueEmail(slug, { to });
  expect(await namedIn(admin, await bouncedTo(admin, to))).toEqual([]);
});
