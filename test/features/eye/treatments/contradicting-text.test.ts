import { expect, test } from 'vitest';
import { eyeReportKey } from '../../../../functions/features/eye/keys.ts';
import { isPresent } from '../../../../functions/platform/storage/write.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { makeEyeReport, makeFinishedReport, visit } from '../eye-reports/samples.ts';
import { textOf } from '../report-documents/open-report.ts';
import { atropine, treatment } from './visit-treatment.ts';

const contradictory = atropine({ from: visit.date, dose: '0.025% nightly' });

test('the API refuses a contradicting dose or product of a new treatment', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId, version } = await makeEyeReport(admin);
  const change = { ...visit, eyeReportId, version };
  const treatments = [contradictory, treatment({ product: 'Stellest' })];
  expect(await admin.expectError(eyeReports.changeEyeReport, { ...change, treatments })).toMatchObject({
    code: 'request.invalid',
    fields: {
      'treatments.0.dose': 'validation.other_strength',
      'treatments.1.product': 'validation.other_treatment',
    },
  });
  const intervention = {
    kind: 'atropine001',
    product: 'Atropine 0.05%',
    from: visit.date,
    to: null,
  } as const;
  expect(await admin.expectError(eyeReports.changeEyeReport, { ...change, intervention })).toMatchObject({
    fields: { 'intervention.product': 'validation.other_strength' },
  });
});

test('the API refuses a change of treatment to the same one, unless a reason is recorded', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId, version } = await makeEyeReport(admin);
  const ended = treatment({ decision: 'change', to: visit.date });
  const next = treatment({ id: 'treatment-9', product: 'LENS A ', from: visit.date });
  const change = { ...visit, eyeReportId, version };
  expect(
    await admin.expectError(eyeReports.changeEyeReport, { ...change, treatments: [ended, next] }),
  ).toMatchObject({
    code: 'request.invalid',
    fields: { 'treatments.1.kind': 'validation.same_treatment' },
  });
  const treatments = [{ ...ended, reason: 'Broken' }, next];
  const { data } = await admin.call(eyeReports.changeEyeReport, { ...change, treatments });
  expect(data.treatments).toMatchObject([{ reason: 'Broken' }, { decision: 'start' }]);
});

test('a treatment that was recorded with a contradicting dose can continue at a later visit, and be stopped', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId, version } = await makeEyeReport(admin);
  const going = { ...contradictory, decision: 'continue' as const };
  const stopped = { ...going, id: 'treatment-3', decision: 'stop' as const, to: '2026-06-01' };
  const change = { ...visit, eyeReportId, version, treatments: [going, stopped] };
  const { data } = await admin.call(eyeReports.changeEyeReport, change);
  expect(data.treatments).toMatchObject([{ dose: '0.025% nightly' }, { decision: 'stop' }]);
});

test('a stored report with a contradicting dose can be opened and printed, but not finished or amended', async () => {
  const { admin, slug } = await openClinic();
  const draft = await makeEyeReport(admin);
  const finished = await makeFinishedReport(admin);
  const { table } = await openRawTable();
  for (const { id } of [draft, finished]) {
    const set = { treatments: [contradictory] };
    await table.transact([{ update: eyeReportKey(slug, id), set, when: isPresent }]);
  }
  const at = ({ id: eyeReportId, version }: EyeReport) => ({ eyeReportId, version });
  const wrong = { code: 'request.invalid', fields: { 'treatments.0.dose': 'validation.other_strength' } };
  const { data } = await admin.call(eyeReports.getEyeReport, { eyeReportId: finished.id });
  expect(data.treatments).toMatchObject([{ dose: '0.025% nightly' }]);
  expect(await admin.expectError(eyeReports.finishEyeReport, at(draft))).toMatchObject(wrong);
  expect(await admin.expectError(eyeReports.amendEyeReport, at(finished))).toMatchObject(wrong);
  expect(await textOf(admin, finished.id, { kind: 'refraction' })).toContain('Refraction');
});
