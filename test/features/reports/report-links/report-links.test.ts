import { expect, test } from 'vitest';
import { dayMs, minuteMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { mailsTo } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { sendLink } from './send-link.ts';

const wrongBirthDate = '2011-11-11';

async function openAnonymously() {
  const caller = await anonymousCaller();
  return {
    open: async (token: string) => (await caller.call(reportLinks.openReportLink, { token })).data,
    read: async (token: string, birthDate: string) =>
      (await caller.call(reportLinks.readLinkedReports, { token, birthDate })).data,
    refusal: (token: string, birthDate: string) =>
      caller.expectError(reportLinks.readLinkedReports, { token, birthDate }),
  };
}

test('a report link shows the sender and nothing about the child until the birth date is entered', async () => {
  const { admin } = await openClinic({ name: 'Brightwater Vision Clinic' });
  const { token, birthDate, to, child, eyeReportId } = await sendLink(admin);
  const [mail] = await mailsTo(to);
  expect(mail?.attachments).toEqual([]);
  const letter = `${mail?.subject} ${mail?.body.text} ${mail?.body.html}`;
  const stranger = await openAnonymously();
  const opened = await stranger.open(token);
  expect(opened).toMatchObject({ state: 'open', organization: { name: 'Brightwater Vision Clinic' } });
  for (const told of [letter, JSON.stringify(opened)]) {
    for (const secret of [child.fullName, child.id, eyeReportId, birthDate, 'See you in May', 'R-20'])
      expect(told).not.toContain(secret);
  }
  const read = await stranger.read(token, birthDate);
  expect(read).toMatchObject({ message: 'See you in May', language: 'en' });
  expect(read.documents.map(({ kind }) => kind)).toEqual(['refraction', 'myopia']);
  for (const { url, kind } of read.documents) {
    const bytes = await bytesAt(url);
    const { data } = await admin.call(reportDocuments.openEyeReportPdf, {
      eyeReportId,
      kind: EyeReportKind.parse(kind),
      language: 'en',
    });
    expect(Buffer.compare(bytes, await bytesAt(data.url))).toBe(0);
    expect((await (await readPdf(bytes)).texts()).join()).toContain(child.fullName);
  }
});

test('five wrong birth dates lock a report link permanently, and its sender is notified', async () => {
  const { admin } = await openClinic();
  const { token, birthDate, child } = await sendLink(admin);
  const stranger = await openAnonymously();
  const first = await stranger.refusal(token, wrongBirthDate);
  expect([first.status, first.code, first.current]).toEqual([
    422,
    'report-link.wrong-date',
    { triesLeft: 4 },
  ]);
  const guesses = Array.from({ length: 9 }, (_, index) => `2012-01-0${index + 1}`);
  const refusals = await Promise.all(guesses.map(guess => stranger.refusal(token, guess)));
  const told = refusals.map(({ code }) => code);
  expect(told.filter(code => code === 'report-link.wrong-date')).toHaveLength(4);
  expect(
    told.every(code => ['report-link.wrong-date', 'report-link.unusable', 'server.busy'].includes(code)),
  ).toBe(true);
  expect(await stranger.refusal(token, birthDate)).toMatchObject({
    status: 410,
    code: 'report-link.unusable',
  });
  expect(await stranger.open(token)).toMatchObject({ state: 'locked' });
  await settled();
  const { data } = await admin.call(notifications.listNotifications, {});
  expect(data.data[0]).toMatchObject({ name: 'Link to a report closed', link: `/cases/${child.id}` });
  const timeline = await admin.call(cases.listTimeline, { caseId: child.id });
  expect(timeline.data.data[0]).toMatchObject({
    act: 'reportLink.locked',
    by: null,
    to: [{ address: 'f•••@test.example' }],
  });
});

test('a report link expires a quarter of an hour after somebody opens it, or fourteen days after it was sent', async () => {
  const { admin } = await openClinic();
  const [used, old] = [await sendLink(admin), await sendLink(admin)];
  const stranger = await openAnonymously();
  const world = await openWorld();
  await stranger.read(used.token, used.birthDate);
  await world.withClockAhead(10 * minuteMs, () => stranger.read(used.token, used.birthDate));
  await world.withClockAhead(16 * minuteMs, async () => {
    expect(await stranger.open(used.token)).toMatchObject({ state: 'used' });
    expect(await stranger.refusal(used.token, used.birthDate)).toMatchObject({
      code: 'report-link.unusable',
    });
  });
  await world.withClockAhead(13 * dayMs, async () =>
    expect(await stranger.open(old.token)).toMatchObject({ state: 'open' }),
  );
  await world.withClockAhead(14 * dayMs + 60_000, async () => {
    expect(await stranger.open(old.token)).toMatchObject({ state: 'expired' });
    expect(await stranger.refusal(old.token, old.birthDate)).toMatchObject({ code: 'report-link.unusable' });
  });
});

test('a report link to a deleted report and an invented report link are both rejected', async () => {
  const { admin } = await openClinic();
  const { token, birthDate, eyeReportId } = await sendLink(admin);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
  const stranger = await openAnonymously();
  expect(await stranger.open(token)).toMatchObject({ state: 'expired' });
  expect(await stranger.refusal(token, birthDate)).toMatchObject({ code: 'report-link.unusable' });
  const [, secret = ''] = token.split('.');
  const { slug } = await openClinic();
  for (const never of [`${slug}.${secret}`, `no-such-clinic.${secret}`, token.replace(/.{4}$/, 'AAAA')])
    expect(await stranger.refusal(never, birthDate)).toMatchObject({
      status: 410,
      code: 'report-link.unusable',
    });
});

test('an organisation that sends reports only by link sends no PDF, and sends nothing if the child has no birth date', async () => {
  const { admin, slug } = await openClinic();
  await updatePreferences(admin, slug, { reportsBy: 'link' });
  const to = uniqueEmail();
  const { id: eyeReportId } = await makeSendableReport(admin);
  const input = {
    eyeReportId,
    kinds: ['myopia' as const],
    language: 'en' as const,
    addressesConfirmed: true,
    to: [to],
  };
  const { data } = await admin.call(reportDocuments.sendEyeReport, input);
  expect(data.by).toBe('link');
  expect((await mailsTo(to))[0]?.attachments).toEqual([]);
  const unknown = await makeCase(admin, { birthDate: null });
  const { id } = await makeSendableReport(admin, {}, unknown.id);
  expect(await admin.expectError(reportDocuments.sendEyeReport, { ...input, eyeReportId: id })).toMatchObject(
    {
      status: 409,
      code: 'report.no-birth-date',
    },
  );
});

testInTurn('the secret of a report link is erased once the email with the link has been sent', async () => {
  const { admin, slug } = await openClinic();
  const { token } = await sendLink(admin);
  const [, secret = ''] = token.split('.');

  const { ownedBy } = await openRawTable();
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(await ownedBy(slug))).not.toContain(secret);
});

test('a link to reports of a restricted case is rejected as expired, for any birth date', async () => {
  const { admin } = await openClinic();
  const { token, birthDate, child } = await sendLink(admin);
  const stranger = await openAnonymously();
  await admin.call(caseRights.restrictCase, { caseId: child.id, reason: 'objection', note: null });
  expect((await stranger.open(token)).state).toBe('expired');
  for (const date of [birthDate, wrongBirthDate])
    expect(await stranger.refusal(token, date)).toMatchObject({ status: 410, code: 'report-link.unusable' });
});
