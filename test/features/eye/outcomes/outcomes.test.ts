import { expect, test } from 'vitest';
import { daysAfter, monthsAfter } from '../../../../shared/core/dates/days.ts';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import type { OutcomeAudit, OutcomeVisit } from '../../../../shared/features/eye/outcomes/schema.ts';
import type { ReferenceId } from '../../../../shared/features/eye/progression/reference-rates.ts';
import type { TreatmentKind } from '../../../../shared/features/eye/treatments/treatment.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { openClinic, openSuperadmin, type Principal, today } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { makeFinishedReport, type VisitChanges, visit } from '../eye-reports/samples.ts';

async function count(who: Principal, reference: ReferenceId | null = null): Promise<OutcomeAudit> {
  for (let cursor: string | null = null; ; ) {
    const { data }: { data: ResponseOf<typeof outcomes.countOutcomes> } = await who.call(
      outcomes.countOutcomes,
      { reference, cursor },
    );
    if (data.data) return data.data;
    cursor = data.meta.next;
  }
}

async function exported(who: Principal): Promise<OutcomeVisit[]> {
  const visits: OutcomeVisit[] = [];
  let cursor: string | null = null;
  do {
    const { data }: { data: { data: OutcomeVisit[]; meta: { next: string | null } } } = await who.call(
      outcomes.exportOutcomes,
      { cursor },
    );
    visits.push(...data.data);
    cursor = data.meta.next;
  } while (cursor !== null);
  return visits;
}

const rowOf = ({ rows }: OutcomeAudit, treatment: string | null, age: string | null = null) =>
  rows.find(row => row.treatment === treatment && row.age === age);

const start = () => monthsAfter(today(), -18);
const end = () => monthsAfter(today(), -6);

function seen(date: string, se: number, mm: number, changes: VisitChanges = {}): VisitChanges {
  const eye = { sph: se, cyl: null, axis: null, add: null, va: null };
  return {
    date,
    refractions: { ...visit.refractions, cycloplegic: { right: eye, left: eye } },
    axialLength: { right: mm, left: mm },
    prescription: null,
    returnBy: null,
    labRemarks: null,
    treatments: [],
    followUp: null,
    ...changes,
  };
}

/** Makes a child who is treated for a year from age nine; `change` is the change of each eye. */
async function treat(
  maker: Principal,
  kind: TreatmentKind,
  change: { d: number; mm: number },
  followUp?: string,
) {
  const { id } = await makeCase(maker, { birthDate: monthsAfter(start(), -9 * 12 - 2) });
  const [treatment] = visit.treatments;
  if (!treatment) throw new Error('the sample has no treatment');
  const own = { ...treatment, kind, product: null, id: `treatment-${kind}`, from: start() };
  await makeFinishedReport(maker, seen(start(), -2, 24, { treatments: [own] }), id);
  const last = seen(end(), -2 + change.d, 24 + change.mm, { followUp: followUp ?? daysAfter(today(), 30) });
  await makeFinishedReport(maker, last, id);
  return id;
}

const times = <Made>(many: number, make: (at: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: many }, (_, at) => make(at)));

test('outcomes are means over children with the same treatment and age; groups of fewer than ten children are hidden', async () => {
  const { admin, join } = await openClinic();
  const dims = await times(10, at => treat(admin, 'dims', { d: at < 5 ? -0.25 : -0.5, mm: 0.2 }));
  const few = await times(3, () => treat(admin, 'atropine001', { d: -3, mm: 1 }, daysAfter(today(), -1)));
  await times(10, () => treat(admin, 'hal', { d: -0.5, mm: 0.3 }));

  const told = await count(admin, 'donovanAsian');
  expect(rowOf(told, null)).toMatchObject({ children: { size: 23, hidden: null }, expected: -0.82 });
  // A second group is also hidden, because otherwise the total minus the other groups would give the number
  // of children in the atropine group.
  expect(rowOf(told, 'atropine001')).toMatchObject({
    children: { size: null, hidden: 'few' },
    axialLength: { size: null, mean: null, interval: null },
    equivalent: { mean: null },
    expected: null,
    difference: { mean: null, interval: null },
    attrition: { count: null, share: null },
  });
  const shown = ['dims', 'hal'].filter(kind => rowOf(told, kind)?.children.hidden === null);
  expect(shown).toHaveLength(1);
  expect(told.overdue).toMatchObject({ size: 23, count: 3 });
  expect(told.screenedAgain).toMatchObject({ size: 0, share: null });

  await times(7, () => treat(admin, 'atropine001', { d: -0.5, mm: 0.3 }));
  const all = await count(admin, 'donovanAsian');
  const row = rowOf(all, 'dims');
  expect(row).toMatchObject({ children: { size: 10 }, axialLength: { mean: 0.2 }, expected: -0.82 });
  expect(row?.equivalent.mean).toBe(-0.4);
  expect(row?.difference.mean).toBe(0.45);
  expect(row?.equivalent.interval?.[0]).toBe(-0.45);
  expect(rowOf(all, 'dims', 'from8')?.children.size).toBe(10);
  expect(row?.attrition).toMatchObject({ size: 10, count: 0, share: 0 });

  const [hidden = '', deleted = ''] = dims;
  await admin.call(caseRights.restrictCase, { caseId: hidden, reason: 'accuracy', note: null });
  const colleague = await join();
  expect(rowOf(await count(colleague), null)?.children.size).toBe(29);
  expect(rowOf(await count(colleague), 'dims')?.children).toEqual({ size: null, hidden: 'few' });
  expect(rowOf(await count(admin), 'dims')?.children.size).toBe(10);
  const limited = await join({ visibility: 'selected' });
  expect((await count(limited)).rows[0]?.children).toEqual({ size: 0, hidden: null });
  for (const caseId of [...dims.slice(1), ...few])
    await admin.call(cases.assignCases, { caseIds: [caseId], addIds: [limited.person.id] });
  expect((await count(limited)).rows[0]?.children).toEqual({ size: 12, hidden: null });
  const { data: series } = await admin.call(eyeReports.getEyeSeries, { caseId: deleted });
  for (const { id } of series.visits) await admin.call(eyeReports.deleteEyeReport, { eyeReportId: id });
  expect(rowOf(await count(admin), 'dims')?.children).toEqual({ size: null, hidden: 'few' });

  expect((await count(admin)).overdue.count).toBe(3);
  await makeFinishedReport(admin, seen(today(), -5, 25), few[0]);
  expect((await count(admin)).overdue.count).toBe(2);

  const other = await openClinic();
  expect(rowOf(await count(other.admin), null)?.children).toEqual({ size: 0, hidden: null });
  const without = await join({ modules: [] });
  expect((await without.expectError(outcomes.countOutcomes, {})).status).toBe(403);
});

testInTurn(
  'the export of outcomes has rates of change but no real dates, and omits facts that are true of fewer than ten children',
  async () => {
    const { admin, join } = await openClinic();
    await times(10, at => treat(admin, 'dims', { d: -0.5, mm: at / 10 }));
    await treat(admin, 'hal', { d: -0.5, mm: 0.2 });
    const visits = await exported(admin);
    expect(visits).toHaveLength(20);
    expect(new Set(visits.map(({ child }) => child)).size).toBe(10);
    expect(visits.every(({ treatment, startedAt }) => treatment === 'dims' && startedAt === 9)).toBe(true);
    expect([...new Set(visits.map(({ startedOn, date }) => `${startedOn} ${date}`))].toSorted()).toEqual([
      '2000-01-01 2000-01-01',
      '2000-01-01 2001-01-01',
    ]);
    const lengths = (date: string) =>
      visits.flatMap(visit => (visit.date === date ? (visit.axialRight ?? []) : [])).toSorted();
    expect(lengths('2000-01-01')).toEqual(Array(10).fill(24));
    lengths('2001-01-01').forEach((length, at) => {
      expect(length).toBeCloseTo(24 + at / 10, 1);
    });
    const again = await exported(admin);
    expect(again.some(({ child }) => visits.some(one => one.child === child))).toBe(false);
    expect(again.map(({ child }) => child)).toEqual(again.map(({ child }) => child).toSorted());
    expect(JSON.stringify(visits)).not.toMatch(/case_|R-20|eyev_/);

    const { data } = await admin.call(audit.searchAudit, { kind: 'reads', limit: 50 });
    expect(data.data.map(({ act }) => act)).toContain('outcomes.exported');
    const colleague = await join();
    expect((await colleague.expectError(outcomes.exportOutcomes, {})).status).toBe(403);
    const selected = await join({ role: 'admin', visibility: 'selected' });
    expect(await exported(selected)).toEqual([]);
    const superadmin = await openSuperadmin();
    expect((await superadmin.expectError(outcomes.countOutcomes, {})).status).toBe(403);
  },
);

testInTurn(
  'the share of children rescreened within 15 months counts only children who were first screened over 15 months ago',
  async () => {
    const { admin } = await openClinic();
    const first = monthsAfter(today(), -20);
    const ids = await times(10, async () => {
      const { id } = await makeCase(admin, { birthDate: monthsAfter(first, -6 * 12) });
      await makeFinishedScreening(admin, { date: first }, id);
      return id;
    });
    const again = (caseId: string, date: string) => makeFinishedScreening(admin, { date }, caseId);
    const [one = '', two = '', late = '', twice = ''] = ids;
    await again(one, monthsAfter(first, 12));
    await again(two, monthsAfter(first, 15));
    await again(late, monthsAfter(first, 16));
    await again(twice, monthsAfter(first, 1));
    const { screenedAgain } = await count(admin);
    expect(screenedAgain).toMatchObject({ size: 10, count: 3 });
  },
);

test('a cursor of one calculation of outcomes is rejected in a request for another calculation', async () => {
  const { admin, join } = await openClinic();
  const { data } = await admin.call(outcomes.countOutcomes, {});
  const cursor = data.meta.next;
  const refused = async (who: Principal, input: object) =>
    (await who.expectError(outcomes.countOutcomes, { cursor, ...input })).status;
  expect(await refused(admin, { reference: 'cometUsa' })).toBe(400);
  expect(await refused(admin, { method: 'dry' })).toBe(400);
  expect(await refused(await join(), {})).toBe(400);
});
