import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Script } from '../../../../shared/core/fields.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { openMailsStore } from '../../../support/queue-email.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, visit } from '../../eye/eye-reports/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { crash, deliverManually } from './deliver-manually.ts';

const both = { kinds: ['refraction', 'myopia'], language: 'zh' } as const;
type SendOptions = Partial<
  Parameters<Principal['call']>[1] & { message: string; asLink: boolean; again: boolean; script: Script }
>;

async function send(who: Principal, eyeReportId: string, to: string[], wish: SendOptions = {}) {
  const input = { ...both, kinds: [...both.kinds], eyeReportId, to, addressesConfirmed: true, ...wish };
  const { data } = await who.call(reportDocuments.sendEyeReport, input);
  await settled();
  return data;
}

interface Attached {
  filename?: string | undefined;
  content: string;
}

const inbox = async (to: string) => (await openWorld()).backend.mail.received(to);

async function preview(who: Principal, eyeReportId: string, kind: 'refraction' | 'myopia'): Promise<Buffer> {
  const { data } = await who.call(reportDocuments.openEyeReportPdf, { eyeReportId, kind, language: 'zh' });
  return bytesAt(data.url);
}

test('a report is sent to each address in a separate email, with exactly the PDFs of the preview', async () => {
  const { admin } = await openClinic({ name: '清溪视光中心', script: 'simplified' });
  const { id, reference } = await makeSendableReport(admin);
  const addresses = [uniqueEmail(), uniqueEmail()];
  await send(admin, id, [...addresses, addresses[0]?.toUpperCase() ?? ''], { message: '下次见\n<b>陈</b>' });
  for (const to of addresses) {
    const [mail, ...more] = await inbox(to);
    expect(more).toEqual([]);
    expect(mail?.destination.to).toEqual([to]);
    expect(mail?.subject).toBe(
      `清溪视光中心：眼睛检查报告${reference} · 清溪视光中心: eye report ${reference}`,
    );
    expect(mail?.body.text).toContain('下次见\n<b>陈</b>');
    expect(mail?.body.html).toContain('下次见\n&lt;b&gt;陈&lt;/b&gt;');
    expect(mail?.body.html).not.toContain('href=');
    const found = mail?.attachments.map(({ filename, content }: Attached) => [filename, content]);
    expect(found).toEqual([
      [`${reference}-refraction-zh.pdf`, (await preview(admin, id, 'refraction')).toString('base64')],
      [`${reference}-myopia-zh.pdf`, (await preview(admin, id, 'myopia')).toString('base64')],
    ]);
  }
});

testInTurn(
  'a request to send a report that is repeated with its idempotency key, even at the same time, sends only one email',
  async () => {
    const { admin, slug } = await openClinic();
    const { id: eyeReportId } = await makeSendableReport(admin);
    const to = uniqueEmail();
    const { api } = await openWorld();
    const again = () =>
      fetch(`${api}/eye-reports/${eyeReportId}/send`, {
        method: 'POST',
        headers: { ...admin.headers, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ ...both, addressesConfirmed: true, to: [to] }),
      }).then(response => response.json());
    const key = randomUUID();
    const answers = await Promise.all([again(), again(), again()]);
    answers.push(await again());
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    await settled();
    expect(await inbox(to)).toHaveLength(1);
    const { mails } = await openMailsStore(slug);
    expect((await mails.listPage(10, null)).mails).toHaveLength(1);
  },
);

testInTurn(
  'if a worker crashes after SES accepted an email, the email is sent exactly once more, with the same PDFs',
  async () => {
    const clinic = await openClinic({ name: '清溪视光中心', script: 'simplified' });
    const { admin, slug } = clinic;
    const { id, reference } = await makeSendableReport(admin);
    const to = uniqueEmail();
    await send(admin, id, [to]);
    const { mails } = await openMailsStore(slug);
    const [sent] = (await mails.listPage(1, null)).mails;
    const mail = await mails.getAll([sent?.id ?? '']).then(([found]) => found);
    if (!mail) throw new Error('no mail');
    await mails.updateStatus(mail, { status: 'queued', content: { values: { reference }, link: null } });
    const world = await openWorld();
    const first = await deliverManually(clinic, mail.id, crash);
    expect(first?.subject).toContain(`清溪视光中心：眼睛检查报告${reference}`);
    expect(first?.from?.value).toEqual([{ name: '清溪视光中心', address: 'no-reply@lumitree.localhost' }]);
    expect([first?.to, first?.cc, first?.bcc].flat().map(found => found?.text)).toEqual([
      to,
      undefined,
      undefined,
    ]);
    expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
    const pdfs = first?.attachments.filter(({ contentType }) => contentType === 'application/pdf') ?? [];
    expect(pdfs.map(({ contentDisposition }) => contentDisposition)).toEqual(['attachment', 'attachment']);
    for (const [index, kind] of both.kinds.entries())
      expect(Buffer.compare(pdfs[index]?.content ?? Buffer.of(), await preview(admin, id, kind))).toBe(0);
    await world.withClockAhead(120_000, () => deliverManually(clinic, mail.id, crash));
    await world.withClockAhead(240_000, () => deliverManually(clinic, mail.id, crash));
    expect((await mails.getAll([mail.id]))[0]).toMatchObject({
      status: 'failed',
      doubtful: 1,
    });
    expect(await inbox(to)).toHaveLength(1 + 2);
  },
);

testInTurn('the child’s timeline shows who sent which reports, with a shortened address', async () => {
  const { admin, join, slug } = await openClinic();
  const user = await join();
  const { id, caseId, reference } = await makeSendableReport(user);
  const to = uniqueEmail('anna');
  await send(user, id, [to]);
  const { data } = await admin.call(cases.listTimeline, { caseId });
  const entry = data.data.find(({ act }) => act === 'report.sent');
  expect(entry).toMatchObject({
    by: { fullName: user.person.fullName },
    reports: ['refraction', 'myopia'],
    details: { reference },
    to: [{ address: 'a•••@test.example', kind: null, status: 'sent' }],
  });
  const { ownedBy } = await openRawTable();
  const recorded = (await ownedBy(slug)).filter(
    ({ kind, record }) => kind === 'journal' && record === caseId,
  );
  expect(recorded.map(({ act }) => act)).toContain('report.sent');
  expect(JSON.stringify(recorded)).not.toContain('anna');
});

testInTurn(
  'the sender of a report that cannot be delivered is notified, with a link to the child',
  async () => {
    const { join } = await openClinic();
    const user = await join();
    const child = await makeCase(user, { fullName: '陈小明' });
    const { id } = await makeSendableReport(user, {}, child.id);
    const to = uniqueEmail('bounce');
    await send(user, id, [to]);
    await vi.waitFor(async () => {
      const { data } = await user.call(notifications.listNotifications, { page: 1 });
      expect(data.data[0]).toMatchObject({
        name: 'Report not delivered',
        description: `The refraction report and myopia report for 陈小明 did not reach ${to}`,
        link: `/cases/${child.id}`,
      });
    }, 5_000);
    const { data } = await user.call(cases.listTimeline, { caseId: child.id });
    expect(data.data.find(({ act }) => act === 'report.sent')?.to).toMatchObject([{ status: 'bounced' }]);
  },
);

testInTurn(
  'users who may send a report see when it was sent before, with the status of each email, newest first and page by page',
  async () => {
    const { admin } = await openClinic({ country: 'HK' });
    const { id, caseId } = await makeSendableReport(admin);
    const [anna, lost] = [uniqueEmail('anna'), uniqueEmail('bounce')];
    const copy = { reference: 'fanHongKong', hasEyeLength: false, hasTarget: true } as const;
    const sent = {
      ...both,
      kinds: [...both.kinds],
      eyeReportId: id,
      addressesConfirmed: true,
      to: [anna, lost],
      message: '下次见',
    };
    await admin.call(reportDocuments.sendEyeReport, { ...sent, ...copy, script: 'simplified', again: true });
    const other = await makeSendableReport(admin, {}, caseId);
    await send(admin, other.id, [uniqueEmail()]);
    const list = async (cursor?: string) =>
      (await admin.call(reportDocuments.listSendings, { eyeReportId: id, ...(cursor && { cursor }) })).data;
    await vi.waitFor(async () => {
      const [row, ...more] = (await list()).data;
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        ...{ kinds: ['refraction', 'myopia'], language: 'zh', script: 'simplified', by: 'attachment' },
        ...{ message: '下次见', content: { ...copy, hasProjection: false, hasTreatmentEffect: false } },
        to: [
          { address: anna, status: 'sent' },
          { address: lost, status: 'bounced' },
        ],
      });
    }, 5_000);
    const [first] = (await list()).data;
    const { data: timeline } = await admin.call(cases.listTimeline, { caseId });
    const named = timeline.data.flatMap(({ sending }) => sending ?? []);
    expect(named).toContainEqual({ id: first?.id, eyeReportId: id });
    expect(new Set(named.map(({ eyeReportId }) => eyeReportId))).toEqual(new Set([id, other.id]));
    for (let times = 0; times < 10; times += 1)
      await send(admin, id, [anna], { again: true, changesAcknowledged: true });
    const page = await list();
    expect(page.data).toHaveLength(10);
    const rest = await list(page.meta.next ?? '');
    expect([rest.data.map(row => row.id), rest.meta.next]).toEqual([[first?.id], null]);
  },
);

testInTurn('when a report is sent again, new emails with the same PDFs are recorded and sent', async () => {
  const { admin } = await openClinic();
  const { id } = await makeSendableReport(admin);
  const to = uniqueEmail();
  const before = await send(admin, id, [to]);
  const after = await send(admin, id, [to], { again: true });
  expect(after.id).not.toBe(before.id);
  const [one, other] = await inbox(to);
  expect(other?.attachments).toEqual(one?.attachments);
});

testInTurn(
  'a report is sent in the Chinese script of the case, unless the sender chooses another',
  async () => {
    const { admin } = await openClinic({ country: 'HK' });
    const child = await makeCase(admin, { emailScript: 'simplified' });
    const { id } = await makeSendableReport(admin, {}, child.id);
    const own = await send(admin, id, [uniqueEmail()]);
    const other = await send(admin, id, [uniqueEmail()], { script: 'traditional' });
    const { data } = await admin.call(reportDocuments.listSendings, { eyeReportId: id });
    expect(data.data.map(row => [row.id, row.script])).toEqual([
      [other.id, 'traditional'],
      [own.id, 'simplified'],
    ]);
    const hand = await preview(admin, id, 'refraction');
    const [text] = await (await readPdf(hand)).texts();
    expect(text).toContain('验光报告');
  },
);

test('a draft report and a deleted report cannot be sent', async () => {
  const { admin } = await openClinic();
  const draft = await makeEyeReport(admin);
  const input = { ...both, kinds: [...both.kinds], addressesConfirmed: true, to: [uniqueEmail()] };
  expect(
    await admin.expectError(reportDocuments.sendEyeReport, { ...input, eyeReportId: draft.id }),
  ).toMatchObject({
    status: 409,
    code: 'report.draft',
  });
  const { id: eyeReportId } = await makeSendableReport(admin);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
  expect(await admin.expectError(reportDocuments.sendEyeReport, { ...input, eyeReportId })).toMatchObject({
    code: 'eye.deleted',
  });
});

test('if a report was amended, the amended version is sent', async () => {
  const { admin } = await openClinic();
  const { id, version } = await makeSendableReport(admin);
  await admin.call(eyeReports.changeEyeReport, { ...visit, comment: 'Another', eyeReportId: id, version });
  const to = uniqueEmail();
  await send(admin, id, [to]);
  const [mail] = await inbox(to);
  expect(mail?.attachments[0]?.content).toBe((await preview(admin, id, 'refraction')).toString('base64'));
});

test('a user limited to selected cases cannot open or send reports of a hidden case, and cannot see when these were sent', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const { id: eyeReportId } = await makeSendableReport(admin);
  const missing = { status: 404, code: 'record.missing' };
  const pdf = { eyeReportId, kind: 'refraction', language: 'en' } as const;
  expect(await user.expectError(reportDocuments.openEyeReportPdf, pdf)).toMatchObject(missing);
  const to = [uniqueEmail()];
  const mail = { eyeReportId, kinds: [...both.kinds], language: 'en' as const, to, addressesConfirmed: true };
  expect(await user.expectError(reportDocuments.sendEyeReport, mail)).toMatchObject(missing);
  expect(await user.expectError(reportDocuments.listSendings, { eyeReportId })).toMatchObject(missing);
});
