import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { restoreApi, stubApi } from '../../../support/callers/stub-api.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { queueEmail } from '../../../support/queue-email.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { makeSurvey } from '../../eye/surveys/samples.ts';

afterEach(restoreApi);

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

test('the children of several bounced emails are read together', async () => {
  const { recordCalls } = await openWorld();
  const { admin, slug } = await openClinic();
  const { id: eyeReportId, caseId } = await makeSendableReport(admin);
  const sent = [lostAddress(), lostAddress()];
  await admin.call(reportDocuments.sendEyeReport, {
    ...{ eyeReportId, kinds: ['myopia'], language: 'en', to: sent, addressesConfirmed: true },
  });
  const addresses = [lostAddress(), lostAddress()];
  for (const contactEmail of addresses) await makeCase(admin, { contactEmail, fileNumber: null });
  for (const to of addresses) await queueEmail(slug, { to, template: 'registration-receipt', link: null });
  const mailIds: string[] = [];
  for (const to of [...sent, ...addresses]) mailIds.push(await bouncedTo(admin, to));
  const { result, calls } = await recordCalls(() => admin.call(emailLog.listMailedChildren, { mailIds }));
  expect(result.data.mails.map(({ children }) => children.length)).toEqual([1, 1, 1, 1]);
  expect(result.data.mails.filter(({ children }) => children[0]?.id === caseId)).toHaveLength(2);
  const isCase = (pk: string) => pk.startsWith(`C#${slug}#C#`);
  // One for the sendings, one for their children, one for the children at the addresses.
  expect(calls.filter(({ partitionKeys }) => partitionKeys.some(isCase))).toHaveLength(3);
});

test('the sender of a lost email is told of the child that they see, even if an older sibling is hidden from them', async () => {
  const { admin, join } = await openClinic();
  const to = lostAddress();
  await makeCase(admin, { fullName: 'Ben Chan', contactEmail: to, fileNumber: null });
  const sender = await join({ visibility: 'selected' });
  const own = await makeCase(sender, { fullName: 'Mia Chan', contactEmail: to, fileNumber: null });
  await makeSurvey(sender, own.id, to);
  await vi.waitFor(async () => {
    const { data } = (await sender.call(notifications.listNotifications, {})).data;
    expect(data.map(({ link }) => link)).toContain(`/cases/${own.id}`);
  }, 5_000);
});

test('a list of emails that is read again reads their children once, and is shown without them if that fails', async () => {
  const { admin, slug } = await openClinic();
  const to = lostAddress();
  const { id } = await makeCase(admin, { fullName: 'Ben Chan', contactEmail: to });
  await queueEmail(slug, { to, template: 'registration-receipt', link: null });
  await bouncedTo(admin, to);
  const { data: mails } = (await admin.call(emailLog.searchMails, { text: to })).data;
  stubBrowser();
  const lose = stubApi(admin);
  const { refreshMails, withChildren } = await import(
    '../../../../web/features/operations/email-log/use-mails.ts'
  );
  const fetched = vi.spyOn(globalThis, 'fetch');
  const named = [{ to, children: [{ id }] }];
  expect(await withChildren(mails)).toMatchObject(named);
  expect(await withChildren(mails)).toMatchObject(named);
  expect(fetched.mock.calls.filter(([path]) => path === '/api/mails/children')).toHaveLength(1);
  await refreshMails();
  lose('mails/children');
  expect(await withChildren(mails)).toEqual(mails);
});

test('an email to staff names no child, even if the address is also that of a family', async () => {
  const { admin, slug } = await openClinic();
  const to = lostAddress();
  await makeCase(admin, { contactEmail: to });
  await queueEmail(slug, { to });
  expect(await namedIn(admin, await bouncedTo(admin, to))).toEqual([]);
});
