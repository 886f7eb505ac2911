import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport, visit } from './samples.ts';

const year = today().slice(0, 4);
const read = async (who: Principal, eyeReportId: string) =>
  (await who.call(eyeReports.getEyeReport, { eyeReportId })).data;

async function search(who: Principal, input: object = {}) {
  return (await who.call(eyeReports.searchEyeReports, input)).data.data;
}

/** Creates a report with these changes, which must be rejected, and returns code and fields of the error. */
async function refused(who: Principal, changes: object) {
  const { id: caseId } = await makeCase(who);
  return who.expectError(eyeReports.createEyeReport, { ...visit, ...changes, caseId });
}

test('a visit is stored as it was entered; a zero stays different from a blank value', async () => {
  const { admin } = await openClinic();
  const report = await makeEyeReport(admin);
  expect(await read(admin, report.id)).toEqual(report);
  expect(report).toMatchObject({ ...visit, status: 'draft', version: 1, author: { fullName: 'Ada Admin' } });
  expect(report.prescription?.left).toMatchObject({ sph: 0, cyl: null, axis: null });
});

test('a power of minus zero is stored as zero', async () => {
  const { admin } = await openClinic();
  const { dry } = visit.refractions;
  const refractions = { ...visit.refractions, dry: { ...dry, right: { ...dry.right, sph: -0 } } };
  const { id } = await makeEyeReport(admin, { refractions });
  expect(Object.is((await read(admin, id)).refractions.dry?.right.sph, 0)).toBe(true);
});

testInTurn(
  'fifty eye reports saved concurrently get fifty consecutive reference numbers',
  { timeout: 120_000 },
  async () => {
    const { admin, slug } = await openClinic();
    const children = await Promise.all([1, 2, 3, 4, 5].map(() => makeCase(admin)));
    const saves = Array.from({ length: 50 }, (_, index) =>
      makeEyeReport(admin, {}, children[index % children.length]?.id),
    );
    const references = (await Promise.all(saves)).map(({ reference }) => reference).sort();
    const expected = Array.from(
      { length: 50 },
      (_, index) => `R-${year}-${String(index + 1).padStart(6, '0')}`,
    );
    expect(references).toEqual(expected);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn('a finished visit sets the child’s “last seen” and “next due” dates', async () => {
  const { admin, slug } = await openClinic();
  const child = await makeCase(admin);
  const seen = async () => {
    await settled();
    const { lastSeenOn, nextDueOn } = (await admin.call(cases.getCase, { caseId: child.id })).data;
    return [lastSeenOn, nextDueOn];
  };
  const { id } = await makeEyeReport(admin, {}, child.id);
  expect(await seen()).toEqual([null, null]);
  await admin.call(eyeReports.finishEyeReport, { eyeReportId: id, version: 1 });
  expect(await seen()).toEqual(['2026-05-16', '2026-11-16']);
  const earlier = await makeEyeReport(admin, { date: '2025-05-16' }, child.id);
  await admin.call(eyeReports.finishEyeReport, { eyeReportId: earlier.id, version: 1 });
  expect(await seen()).toEqual(['2026-05-16', '2026-11-16']);
  expect(await violationsOf(slug)).toEqual([]);
});

test('each organisation numbers its reports separately, and a deleted report keeps its reference number', async () => {
  const [one, other] = await Promise.all([openClinic(), openClinic()]);
  const first = await makeEyeReport(one.admin);
  await one.admin.call(eyeReports.deleteEyeReport, { eyeReportId: first.id });
  const second = await makeEyeReport(one.admin);
  const foreign = await makeEyeReport(other.admin);
  expect([first, second, foreign].map(({ reference }) => reference.slice(-6))).toEqual([
    '000001',
    '000002',
    '000001',
  ]);
});

test('a draft report can be changed, finished and then amended; every version stays stored', async () => {
  const { admin, slug } = await openClinic();
  const { id } = await makeEyeReport(admin);
  const changed = await admin.call(eyeReports.changeEyeReport, {
    ...visit,
    frame: 'Oval',
    eyeReportId: id,
    version: 1,
  });
  expect(changed.data).toMatchObject({ status: 'draft', version: 2, amendedAt: null });
  const finished = await admin.call(eyeReports.finishEyeReport, { eyeReportId: id, version: 2 });
  expect(finished.data).toMatchObject({ status: 'finished', finishedBy: { fullName: 'Ada Admin' } });
  const amended = await admin.call(eyeReports.changeEyeReport, {
    ...visit,
    frame: 'Square',
    eyeReportId: id,
    version: 3,
  });
  expect(amended.data).toMatchObject({ status: 'amended', version: 4, frame: 'Square' });
  expect(amended.data.amendedAt).not.toBeNull();
  const { data } = await admin.call(eyeReports.listEyeReportVersions, { eyeReportId: id });
  expect(data.data.map(({ version, status, frame }) => [version, status, frame])).toEqual([
    [3, 'finished', 'Oval'],
    [2, 'draft', 'Oval'],
    [1, 'draft', 'Round'],
  ]);
  expect(data.meta.total).toBe(3);
  expect(await violationsOf(slug)).toEqual([]);
});

test('an eye report without any values cannot be finished', async () => {
  const { admin } = await openClinic();
  const nothing = {
    refractions: { dry: null, cycloplegic: null, current: null },
    prescription: null,
    axialLength: null,
  };
  const { id } = await makeEyeReport(admin, nothing);
  expect((await admin.expectError(eyeReports.finishEyeReport, { eyeReportId: id, version: 1 })).code).toBe(
    'eye.empty',
  );
  const plano = { ...visit.refractions.dry.left, sph: 0, va: null };
  const dry = { right: plano, left: plano };
  const input = { ...visit, ...nothing, refractions: { ...nothing.refractions, dry }, eyeReportId: id };
  await admin.call(eyeReports.changeEyeReport, { ...input, version: 1 });
  const { data } = await admin.call(eyeReports.finishEyeReport, { eyeReportId: id, version: 2 });
  expect(data.status).toBe('finished');
});

test('a change based on an outdated eye report is rejected; the error contains the current report', async () => {
  const { admin } = await openClinic();
  const { id } = await makeEyeReport(admin);
  await admin.call(eyeReports.changeEyeReport, { ...visit, frame: 'Oval', eyeReportId: id, version: 1 });
  const late = await admin.expectError(eyeReports.changeEyeReport, {
    ...visit,
    frame: 'Late',
    eyeReportId: id,
    version: 1,
  });
  expect(late).toMatchObject({
    code: 'version.conflict',
    current: { version: 2, frame: 'Oval' },
  });
});

test('a deleted eye report is in no list and in no trend, and cannot be changed until it is restored', async () => {
  const { admin, slug } = await openClinic();
  const { id, caseId } = await makeEyeReport(admin);
  const series = async () =>
    (await admin.call(eyeReports.getEyeSeries, { caseId })).data.visits.map(one => one.id);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId: id });
  expect([await search(admin), await series()]).toEqual([[], []]);
  const change = await admin.expectError(eyeReports.changeEyeReport, {
    ...visit,
    eyeReportId: id,
    version: 2,
  });
  expect(change.code).toBe('eye.deleted');
  await admin.call(eyeReports.restoreEyeReport, { eyeReportId: id });
  expect([(await search(admin)).map(row => row.id), await series()]).toEqual([[id], [id]]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('a deleted eye report can be neither finished nor printed, and its lab order cannot be marked as returned', async () => {
  const { admin } = await openClinic();
  const draft = await makeEyeReport(admin);
  const finished = await makeFinishedReport(admin);
  for (const { id: eyeReportId } of [draft, finished])
    await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
  const finish = { eyeReportId: draft.id, version: draft.version + 1 };
  const note = { eyeReportId: finished.id, version: finished.version + 1, returnedOn: visit.date };
  expect((await admin.expectError(eyeReports.finishEyeReport, finish)).code).toBe('eye.deleted');
  expect((await admin.expectError(eyeReports.noteLabReturn, note)).code).toBe('eye.deleted');
  const print = { eyeReportId: finished.id, kind: 'myopia', language: 'en' } as const;
  expect((await admin.expectError(reportDocuments.openEyeReportPdf, print)).code).toBe('eye.deleted');
});

test('the day of a visit must be between birth and today, and the report’s other dates must not be before the visit', async () => {
  const { admin } = await openClinic();
  const wrong = async (changes: object) => (await refused(admin, changes)).fields;
  expect(await wrong({ date: '2017-03-13' })).toMatchObject({ date: 'validation.before_birth' });
  expect(await wrong({ date: '2099-01-01' })).toMatchObject({ date: 'validation.future_date' });
  expect(await wrong({ followUp: '2026-05-15', returnBy: '2026-05-15' })).toEqual({
    followUp: 'validation.before_visit',
    returnBy: 'validation.before_visit',
  });
});

testInTurn('impossible values of an eye report are rejected, with an error at each field', async () => {
  const { admin } = await openClinic();
  const { prescription } = visit;
  const right = (changes: object) => ({
    prescription: { ...prescription, right: { ...prescription.right, ...changes } },
  });
  const wrong = async (changes: object) => (await refused(admin, changes)).fields;
  expect(await wrong(right({ axis: null }))).toEqual({ 'prescription.right.axis': 'validation.axis_needed' });
  expect(await wrong(right({ cyl: 0 }))).toEqual({ 'prescription.right.axis': 'validation.axis_alone' });
  expect(await wrong(right({ sph: -45.125 }))).toEqual({ 'prescription.right.sph': 'validation.too_small' });
  expect(await wrong(right({ sph: -1.3 }))).toEqual({
    'prescription.right.sph': 'validation.not_multiple_of',
  });
  expect(await wrong(right({ axis: 0 }))).toEqual({ 'prescription.right.axis': 'validation.too_small' });
  expect(await wrong(right({ diameter: 14 }))).toEqual({
    'prescription.right.diameter': 'validation.lens_range',
  });
  expect(await wrong(right({ prisms: [{ power: 1, base: null }] }))).toEqual({
    'prescription.right.prisms.0.base': 'validation.base_needed',
  });
  const twoAcross = [
    { power: 1, base: 'in' },
    { power: 1, base: 'out' },
  ];
  expect(await wrong(right({ prisms: twoAcross }))).toEqual({
    'prescription.right.prisms': 'validation.prism_pair',
  });
  expect(await wrong({ acuityNotation: 'snellen6' })).toMatchObject({
    'refractions.dry.right.va': 'validation.acuity',
  });
});

test('the limits of a prescription’s values depend on the kind of lens', async () => {
  const { admin } = await openClinic();
  const lens = (lensKind: 'soft' | 'rigid', baseCurve: number, diameter: number) => {
    const eyes = { baseCurve, diameter, height: null };
    const { right, left } = visit.prescription;
    return {
      prescription: {
        ...visit.prescription,
        lensKind,
        right: { ...right, ...eyes },
        left: { ...left, ...eyes },
      },
    };
  };
  await makeEyeReport(admin, lens('soft', 8.65, 14.2));
  await makeEyeReport(admin, lens('rigid', 7.85, 10.6));
  expect((await refused(admin, lens('soft', 6.95, 14.2))).code).toBe('request.invalid');
  expect((await refused(admin, lens('rigid', 7.85, 14.2))).code).toBe('request.invalid');
});

test('a user limited to selected cases sees only the eye reports of those cases', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const hidden = await makeEyeReport(admin);
  const own = await makeEyeReport(user);
  expect((await search(user)).map(({ id }) => id)).toEqual([own.id]);
  expect(await search(user, { text: hidden.reference })).toEqual([]);
  expect((await user.expectError(eyeReports.getEyeReport, { eyeReportId: hidden.id })).code).toBe(
    'record.missing',
  );
  const change = await user.expectError(eyeReports.changeEyeReport, {
    ...visit,
    eyeReportId: hidden.id,
    version: 1,
  });
  expect(change.code).toBe('record.missing');
});

test('without the eye module nobody can use eye reports, not even admins', async () => {
  const { admin } = await openClinic({ modules: [] });
  expect((await admin.expectError(eyeReports.searchEyeReports, {})).code).toBe('module.needed');
  const child = await makeCase(admin);
  const create = await admin.expectError(eyeReports.createEyeReport, { ...visit, caseId: child.id });
  expect(create.code).toBe('module.needed');
});
