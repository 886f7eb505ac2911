import { expect, test } from 'vitest';
import { eyeReportKey, frozenReportKey } from '../../../../functions/features/eye/keys.ts';
import { filePolicies } from '../../../../lib/cloud/file-policies.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { linkIn, mailsTo } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeEyeReport, makeFinishedReport } from '../eye-reports/samples.ts';
import { fetched, open, textOf } from './open-report.ts';
import { amend, changeChild, makeSignedReport, power, seen } from './signed-report.ts';

test('the stored PDF of a report never expires: it has no expiry tag, and only the role that erases data may delete it', async () => {
  const { backend } = await openWorld();
  const { admin } = await openClinic();
  const { id } = await makeFinishedReport(admin);
  const [, , ...key] = new URL((await open(admin, id)).url).pathname.split('/');
  const object = decodeURIComponent(key.join('/'));
  expect(object).toMatch(/^organizations\/[^/]+\/pdf\//);
  expect(backend.s3.tagsOf(object)).toEqual({});
  const deleted = Object.entries(filePolicies)
    .flatMap(([role, statements]) => (role === 'jobs' ? [] : statements))
    .filter(({ Action }) => Action.includes('s3:DeleteObject'));
  expect(deleted.flatMap(({ keys }) => keys).filter(key => !/^(tmp|people)\//.test(key))).toEqual([]);
});

test('the stored PDF of a report does not change when the return of the lab order is recorded', async () => {
  const { admin } = await openClinic();
  const made = await makeFinishedReport(admin);
  const one = await open(admin, made.id);
  const { data } = await admin.call(eyeReports.noteLabReturn, {
    eyeReportId: made.id,
    version: made.version,
    returnedOn: '2026-05-28',
  });
  expect([data.version, data.frozenVersion]).toEqual([made.version + 1, made.version]);
  const again = await open(admin, made.id);
  expect(new URL(again.url).pathname).toBe(new URL(one.url).pathname);
});

testInTurn(
  'changes made since a report was finished are listed; the amended report prints the changed data and the amendment day',
  async () => {
    const { admin, child, last, first, slug } = await makeSignedReport();
    const changes = async () =>
      (await admin.call(eyeReports.getReportChanges, { eyeReportId: last.id })).data;
    expect(await changes()).toEqual({ frozenAt: last.savedAt, changes: [] });
    const original = await open(admin, last.id);
    await changeChild(admin, child.id, { fullName: '陈大明' });
    await amend(admin, first.id, seen('2025-05-16', -1.125));
    const added = await makeFinishedReport(admin, seen('2025-11-16', -1.25), child.id);
    await makeEyeReport(admin, seen('2025-12-16', -9), child.id);
    expect((await changes()).changes).toEqual([
      { what: 'fullName' },
      { what: 'visitChanged', reference: first.reference, date: first.date },
      { what: 'visitAdded', reference: added.reference, date: added.date },
    ]);
    const { data: amended } = await admin.call(eyeReports.amendEyeReport, {
      eyeReportId: last.id,
      version: last.version,
    });
    expect(amended).toMatchObject({
      ...last,
      status: 'amended',
      version: last.version + 1,
      frozenVersion: last.version + 1,
      finishings: [...(last.finishings ?? []), { at: amended.amendedAt, by: expect.anything() }],
      amendedAt: expect.any(String),
      savedAt: expect.any(String),
      savedBy: expect.anything(),
    });
    const text = await textOf(admin, last.id);
    expect(text).toContain('陈大明');
    expect(text).toContain('−1.125');
    expect(text).toContain('−1.25');
    expect(text).not.toContain('−9.00');
    expect(text).toMatch(/Amended on \d+ \w+ 20\d\d/);
    expect(await textOf(admin, last.id, { language: 'zh', script: 'simplified' })).toMatch(
      /20\d\d年\d+月\d+日修订/,
    );
    expect(Buffer.from(await fetched(original.url)).equals(Buffer.from(original.bytes))).toBe(true);
    expect((await changes()).changes).toEqual([]);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('a draft or deleted report cannot be amended and shows no list of changes', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId, version } = await makeEyeReport(admin);
  const nothing = { frozenAt: null, changes: [] };
  expect((await admin.call(eyeReports.getReportChanges, { eyeReportId })).data).toEqual(nothing);
  const refused = await admin.expectError(eyeReports.amendEyeReport, { eyeReportId, version });
  expect(refused.code).toBe('report.draft');
  const { id, version: last } = await makeFinishedReport(admin);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId: id });
  expect((await admin.call(eyeReports.getReportChanges, { eyeReportId: id })).data).toEqual(nothing);
  const gone = await admin.expectError(eyeReports.amendEyeReport, { eyeReportId: id, version: last + 1 });
  expect(gone.code).toBe('eye.deleted');
});

testInTurn(
  'an email and a report link contain exactly the PDF that was signed, even after the report’s data have changed',
  async () => {
    const { admin, child, last } = await makeSignedReport();
    const { bytes } = await open(admin, last.id, { kind: 'myopia', language: 'zh' });
    await changeChild(admin, child.id, { fullName: 'Chan Renamed', emailScript: 'traditional' });
    const [byMail, byLink] = [uniqueEmail(), uniqueEmail()];
    const send = (to: string, asLink: boolean) =>
      admin.call(reportDocuments.sendEyeReport, {
        ...{
          eyeReportId: last.id,
          kinds: ['myopia'],
          language: 'zh',
          addressesConfirmed: true,
          to: [to],
          asLink,
          changesAcknowledged: true,
        },
      });
    await send(byMail, false);
    await send(byLink, true);
    const attached = (await mailsTo(byMail)).flatMap(({ attachments }) =>
      attachments.map(({ content }: { content: string }) => content),
    );
    expect(attached).toContain(Buffer.from(bytes).toString('base64'));
    const [mail] = await mailsTo(byLink);
    const answer = { token: linkIn(mail).token, birthDate: '2017-03-14' };
    const { data } = await (await anonymousCaller()).call(reportLinks.readLinkedReports, answer);
    const linked = await fetched(data.documents[0]?.url ?? '');
    expect(Buffer.from(linked).equals(Buffer.from(bytes))).toBe(true);
  },
);

testInTurn(
  'for a report that was finished before the product stored PDFs, a PDF is stored when the report is first opened',
  async () => {
    const { admin, child, last, slug } = await makeSignedReport();
    const { table } = await openRawTable();
    await table.transact([
      { delete: frozenReportKey(slug, last.id, last.version) },
      { update: eyeReportKey(slug, last.id), set: {}, remove: ['frozenVersion'] },
    ]);
    const [one, other] = await Promise.all([open(admin, last.id), open(admin, last.id)]);
    expect(await textOf(admin, last.id)).not.toContain('in plain words');
    expect(other.url.split('?')[0]).toBe(one.url.split('?')[0]);
    await changeChild(admin, child.id, { fullName: 'Chan Renamed' });
    expect(Buffer.from((await open(admin, last.id)).bytes).equals(Buffer.from(one.bytes))).toBe(true);
    const { data } = await admin.call(eyeReports.getReportChanges, { eyeReportId: last.id });
    expect(data.changes).toEqual([{ what: 'fullName' }]);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'the check of a restored database finds a finished report whose stored PDF is missing',
  async () => {
    const { last, slug } = await makeSignedReport();
    const { table } = await openRawTable();
    await table.transact([{ delete: frozenReportKey(slug, last.id, last.version) }]);
    expect((await violationsOf(slug)).join()).toContain('the printed facts of a finished report exist');
  },
);

test('a report prints powers in eighths of a dioptre exactly', async () => {
  const { admin } = await openClinic();
  const eye = { sph: -1.125, cyl: -0.25, axis: 90, add: null, va: null };
  const { id } = await makeFinishedReport(admin, {
    ...seen('2026-05-16', -1),
    refractions: { dry: null, cycloplegic: { right: eye, left: power(-1.125) }, current: null },
    prescription: null,
  });
  const text = await textOf(admin, id, { kind: 'refraction' });
  expect(text).toContain('−1.125');
  expect(text).toContain('−1.25');
  expect(text).not.toContain('−1.13');
  expect((await readPdf((await open(admin, id, { copy: 'staff' })).bytes)).pages).toBe(1);
  expect(await textOf(admin, id)).toContain('−1.125 D');
});
