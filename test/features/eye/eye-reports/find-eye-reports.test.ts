import { expect, test } from 'vitest';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { details, preferences } from '../../organizations/organizations/samples.ts';
import { makeEyeReport, makeFinishedReport, visit } from './samples.ts';
import { staffFields } from './staff-fields.ts';

const year = today().slice(0, 4);

async function search(who: Principal, input: object = {}) {
  return (await who.call(eyeReports.searchEyeReports, input)).data.data;
}

test('eye reports are found by name, reference number, state and date', async () => {
  const { admin } = await openClinic();
  const [tree, river] = await Promise.all(
    ['Tessa Tree', 'Rhona River'].map(fullName => makeCase(admin, { fullName })),
  );
  const early = await makeEyeReport(admin, { date: '2025-05-16' }, tree?.id);
  const late = await makeEyeReport(admin, {}, tree?.id);
  const other = await makeEyeReport(admin, { date: '2026-01-10' }, river?.id);
  await admin.call(eyeReports.finishEyeReport, { eyeReportId: other.id, version: 1 });
  const ids = async (input: object) => (await search(admin, input)).map(({ id }) => id);
  expect(await ids({})).toEqual([late.id, other.id, early.id]);
  expect(await ids({ text: 'tessa' })).toEqual([late.id, early.id]);
  expect(await ids({ text: other.reference })).toEqual([other.id]);
  expect(await ids({ text: `R-${year}-999999` })).toEqual([]);
  expect(await ids({ status: 'finished' })).toEqual([other.id]);
  expect(await ids({ from: '2026-01-10', to: '2026-05-15' })).toEqual([other.id]);
  expect(await ids({ to: '2025-05-16' })).toEqual([early.id]);
});

testInTurn(
  'a listed eye report shows the child’s current name, both spherical equivalents and the change since the last visit',
  async () => {
    const { admin } = await openClinic();
    const child = await makeCase(admin);
    await makeFinishedReport(admin, { date: '2025-05-16', treatments: [] }, child.id);
    const cycloplegic = {
      right: { ...visit.refractions.cycloplegic.right, sph: -2.25 },
      left: visit.refractions.cycloplegic.left,
    };
    const refractions = { ...visit.refractions, cycloplegic };
    await makeFinishedReport(admin, { refractions, treatments: [] }, child.id);
    await settled();
    const { data: seen } = await admin.call(cases.getCase, { caseId: child.id });
    const written = CaseFields.strip().parse(child);
    await admin.call(cases.changeCase, {
      ...written,
      fullName: '陈大明',
      caseId: child.id,
      version: seen.version,
    });
    const [row, first] = await search(admin);
    expect(row).toMatchObject({
      case: { fullName: '陈大明' },
      method: 'cycloplegic',
      se: { right: -2.375, left: -0.25 },
    });
    expect(row?.change?.right).toBeCloseTo(-0.5, 2);
    expect(row?.change).toMatchObject({ left: 0, isIndicative: false });
    expect(first?.change).toBeNull();
    expect([row?.isFast, first?.isFast]).toEqual([false, false]);
  },
);

test('eye reports are found by examiner and by method, and the list can be sorted in reverse', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const child = await makeCase(admin);
  const none = { dry: null, cycloplegic: null, current: null };
  const dry = { ...none, dry: visit.refractions.dry };
  const first = await makeEyeReport(admin, { date: '2025-05-16', refractions: dry }, child.id);
  const second = await makeEyeReport(colleague, {}, child.id);
  const ids = async (input: object) => (await search(admin, input)).map(({ id }) => id);
  expect(await ids({ author: colleague.person.id })).toEqual([second.id]);
  expect(await ids({ author: admin.person.id, text: first.reference })).toEqual([first.id]);
  expect(await ids({ author: admin.person.id, text: second.reference })).toEqual([]);
  expect(await ids({ method: 'dry' })).toEqual([first.id]);
  expect(await ids({ sort: 'oldest' })).toEqual([first.id, second.id]);
  expect(await ids({ sort: 'oldest', text: child.fullName })).toEqual([first.id, second.id]);
});

test('a lab order is listed as awaited, then as late, and after a user has recorded its return as returned', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  await makeEyeReport(admin, {}, child.id);
  const late = await makeFinishedReport(admin, {}, child.id);
  const awaited = await makeFinishedReport(admin, { returnBy: '2099-01-01' }, child.id);
  const unbound = await makeFinishedReport(
    admin,
    { to: { kind: 'lab', name: null }, returnBy: null },
    child.id,
  );
  await makeFinishedReport(admin, { returnBy: null }, child.id);
  const orders = async () => {
    const rows = await search(admin);
    return [late, awaited, unbound].map(({ id }) => rows.find(row => row.id === id)?.order);
  };
  expect(await orders()).toEqual(['late', 'ordered', 'ordered']);
  expect((await search(admin, { order: 'late' })).map(({ id }) => id)).toEqual([late.id]);
  const { id: eyeReportId, version } = late;
  const { data } = await admin.call(eyeReports.noteLabReturn, {
    eyeReportId,
    version,
    returnedOn: '2026-05-29',
  });
  expect(data).toMatchObject({
    status: 'finished',
    amendedAt: null,
    returnedOn: '2026-05-29',
    version: version + 1,
  });
  expect(await orders()).toEqual(['returned', 'ordered', 'ordered']);
  await admin.call(eyeReports.noteLabReturn, { eyeReportId, version: data.version, returnedOn: null });
  expect(await orders()).toEqual(['late', 'ordered', 'ordered']);
});

test('the day on which a lab order came back must be between the day of the order and today', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId, version } = await makeFinishedReport(admin);
  const wrong = async (returnedOn: string) =>
    (await admin.expectError(eyeReports.noteLabReturn, { eyeReportId, version, returnedOn })).fields;
  expect(await wrong('2026-05-15')).toEqual({ returnedOn: 'validation.before_visit' });
  expect(await wrong('2099-01-01')).toEqual({ returnedOn: 'validation.future_date' });
  const plain = await makeFinishedReport(admin, { returnBy: null });
  const input = { eyeReportId: plain.id, version: plain.version, returnedOn: '2026-05-29' };
  expect((await admin.expectError(eyeReports.noteLabReturn, input)).code).toBe('eye.not-ordered');
});

test('a setting of the organisation decides how large a yearly change must be to count as fast progression', async () => {
  const { slug, admin } = await openClinic();
  const child = await makeCase(admin);
  const power = (sph: number) => ({
    refractions: {
      ...visit.refractions,
      cycloplegic: {
        right: { ...visit.refractions.cycloplegic.right, sph },
        left: visit.refractions.cycloplegic.left,
      },
    },
    treatments: [],
  });
  await makeFinishedReport(admin, { date: '2025-05-16', ...power(-1) }, child.id);
  await makeFinishedReport(admin, power(-1.5), child.id);
  const isFast = async () => (await search(admin))[0]?.isFast;
  expect(await isFast()).toBe(false);
  const { data } = await admin.call(organizations.getOrganization, { organizationId: slug });
  const { version } = data;
  const changes = { organizationId: slug, version, ...details, ...preferences, fastProgression: 0.45 };
  await admin.call(organizations.changeOrganizationDetails, changes);
  expect(await isFast()).toBe(true);
});

test('the list of eye reports contains measurements and staff-only findings only on request', async () => {
  const { admin, join } = await openClinic();
  const child = await makeCase(admin);
  const axialLength = { right: 24.1, left: null };
  await makeFinishedReport(admin, { axialLength, treatments: [] }, child.id);
  const [plain] = await search(admin);
  expect(plain?.measurements).toBeNull();
  const { acuity, acuityNotation, cornea, refractions } = visit;
  const { right, left } = refractions.cycloplegic;
  const [row] = await search(admin, { withMeasurements: true });
  expect(row).toEqual({
    ...plain,
    measurements: {
      ...{ acuity, acuityNotation, cornea, axialLength, plane: 'spectacle' },
      ...staffFields,
      va: { right: right.va, left: left.va },
    },
  });
  const colleague = await join({ visibility: 'selected' });
  expect(await search(colleague, { withMeasurements: true })).toEqual([]);
});

test('the pages of the list of eye reports together contain every report exactly once', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  const dates = Array.from({ length: 7 }, (_, month) => `2026-0${month + 1}-01`);
  for (const date of dates) await makeEyeReport(admin, { date, returnBy: null }, child.id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ResponseOf<typeof eyeReports.searchEyeReports> = (
      await admin.call(eyeReports.searchEyeReports, { limit: 3, cursor })
    ).data;
    seen.push(...page.data.map(({ date }) => date));
    cursor = page.meta.next;
  } while (cursor !== null);
  expect(seen).toEqual(dates.toReversed());
});

test('a search for a hidden report’s number gets the same response as a search for an unknown number', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const child = await makeCase(admin, { fullName: 'Hilda Hidden' });
  const { reference } = await makeEyeReport(admin, {}, child.id);
  const answerTo = async (text: string) => (await user.call(eyeReports.searchEyeReports, { text })).data;
  expect(await answerTo(reference)).toEqual(await answerTo('R-2001-000001'));
  const { data } = await admin.call(eyeReports.searchEyeReports, { text: reference });
  expect(data).toMatchObject({ data: [{ reference }], meta: { read: 1 } });
});
