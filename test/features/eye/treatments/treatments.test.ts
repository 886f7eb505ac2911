import { describe, expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { type Clinic, openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport, type VisitChanges, visit } from '../eye-reports/samples.ts';
import { textOf } from '../report-documents/open-report.ts';
import { atropine, treatment } from './visit-treatment.ts';

const power = (sph: number) => ({ sph, cyl: null, axis: null, add: null, va: null });
const visitOn = (date: string, sph: number, changes: VisitChanges = {}): VisitChanges => ({
  date,
  returnBy: null,
  followUp: null,
  axialLength: null,
  treatments: [],
  refractions: { dry: null, cycloplegic: { right: power(sph), left: power(sph) }, current: null },
  ...changes,
});
const newChild = (admin: Principal) => makeCase(admin, { birthDate: '2015-03-14' });
const treatmentsOf = async (admin: Principal, caseId: string) =>
  (await admin.call(eyeReports.getEyeSeries, { caseId })).data.treatments;

test('four half-yearly visits that each record DIMS lenses are shown as one treatment since the first visit', async () => {
  const { admin } = await openClinic();
  const child = await newChild(admin);
  let last = '';
  for (const [at, date] of ['2024-11-16', '2025-05-16', '2025-11-16', '2026-05-16'].entries()) {
    const intervention = { kind: 'dims', product: 'Lens A', from: date, to: null } as const;
    const sph = [-1, -1.25, -1.25, -1.5][at] ?? 0;
    last = (await makeFinishedReport(admin, visitOn(date, sph, { intervention }), child.id)).id;
  }
  expect(await treatmentsOf(admin, child.id)).toMatchObject([
    { kind: 'dims', product: 'Lens A', from: '2024-11-16', to: null },
  ]);
  const text = (await textOf(admin, last, { hasTreatmentEffect: true })).replaceAll('\n', ' ');
  expect(text).toContain(
    'In the time with DIMS lenses, each eye has become more short-sighted by 0.50 D from 16 Nov 2024 to 16 May 2026',
  );
  expect(text).toContain(
    'each eye more short-sighted by 0.50 D. Children in the study after 18 months: more short-sighted by 0.31 D with the treatment',
  );
});

describe('the treatments of a child follow the decisions of finished visits', () => {
  let clinic: Clinic;
  let caseId: string;
  const begin = async () => {
    clinic = await openClinic();
    caseId = (await newChild(clinic.admin)).id;
    const start = visitOn('2024-11-16', -1, { treatments: [treatment({ from: '2024-11-16' })] });
    await makeFinishedReport(clinic.admin, start, caseId);
  };
  const stopping = visitOn('2025-11-16', -1.25, {
    treatments: [treatment({ decision: 'stop', from: '2024-11-16', to: '2025-11-01', reason: 'Broken' })],
  });
  const ends = async () => (await treatmentsOf(clinic.admin, caseId)).map(({ to }) => to);

  test('a decision about a treatment takes effect when its draft visit is finished', async () => {
    await begin();
    const { id, version } = await makeEyeReport(clinic.admin, stopping, caseId);
    expect(await ends()).toEqual([null]);
    await clinic.admin.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
    expect(await ends()).toEqual(['2025-11-01']);
  });

  test('amending a visit replaces its decision about treatments', async () => {
    await begin();
    const { id, version, ...report } = await makeFinishedReport(clinic.admin, stopping, caseId);
    const { treatments: _, ...fields } = visitOn(report.date, -1.25);
    const going = treatment({ decision: 'continue', from: '2024-11-16' });
    const { acuityNotation, prescription, refractions } = report;
    await clinic.admin.call(eyeReports.changeEyeReport, {
      ...fields,
      date: report.date,
      acuityNotation,
      prescription,
      refractions,
      treatments: [going],
      eyeReportId: id,
      version,
    });
    expect(await ends()).toEqual([null]);
  });

  test('deleting a visit undoes the visit’s decision about treatments, and restoring the visit applies the decision again', async () => {
    await begin();
    const { id } = await makeFinishedReport(clinic.admin, stopping, caseId);
    await clinic.admin.call(eyeReports.deleteEyeReport, { eyeReportId: id });
    expect(await ends()).toEqual([null]);
    await clinic.admin.call(eyeReports.restoreEyeReport, { eyeReportId: id });
    expect(await ends()).toEqual(['2025-11-01']);
  });
});

test('a report shows the treatments known on its day, even two simultaneous treatments or a stopped treatment', async () => {
  const { admin } = await openClinic();
  const child = await newChild(admin);
  const dims = (changes = {}) => treatment({ from: '2024-05-16', ...changes });
  const drops = (changes = {}) => atropine({ from: '2025-05-16', ...changes });
  const finish = async (date: string, sph: number, treatments: VisitChanges['treatments'] = []) =>
    (await makeFinishedReport(admin, visitOn(date, sph, { treatments }), child.id)).id;
  await finish('2024-05-16', -1, [dims()]);
  await finish('2025-05-16', -1.5, [dims({ decision: 'continue' }), drops()]);
  const both = await finish('2025-11-16', -1.75);
  await finish('2026-02-16', -2, [drops({ decision: 'stop', to: '2025-11-16' })]);
  const after = await finish('2026-05-16', -2);
  const textIn = async (id: string) => (await textOf(admin, id)).replaceAll('\n', ' ');
  expect(await textIn(both)).toContain(
    'In the time with DIMS lenses with atropine 0.01%, neither eye has clearly changed',
  );
  expect(await textIn(after)).toContain(
    'After the end of atropine 0.01%, with DIMS lenses continuing, neither eye has clearly changed',
  );
});

test.each([
  ['a stop without an end date', treatment({ decision: 'stop' }), ['validation.required']],
  ['an end before the start', treatment({ to: '2024-08-19' }), ['validation.ends_before']],
  [
    'an end of a continued treatment',
    treatment({ decision: 'continue', to: '2025-01-01' }),
    ['validation.ended'],
  ],
  ['a stop on its first day', treatment({ decision: 'stop', to: '2024-08-20' }), []],
])('the end date of a treatment is validated: %s', (_, wrong, messages) => {
  const issues = VisitTreatment.safeParse(wrong).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(messages);
  expect(issues.every(({ path }) => path.join('.') === 'to')).toBe(true);
});

test('a visit that lists a treatment twice is rejected', () => {
  const { error } = EyeReportFields.safeParse({ ...visit, treatments: [treatment(), treatment()] });
  expect(error?.issues).toMatchObject([{ path: ['treatments', 1, 'id'], message: 'validation.twice' }]);
});
