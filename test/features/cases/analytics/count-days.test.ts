import { expect, test } from 'vitest';
import { timeOfId } from '../../../../functions/platform/storage/new-id.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import { totalOf } from '../../../../shared/features/cases/analytics/group-days.ts';
import type { AnalyticsKind } from '../../../../shared/features/cases/analytics/schema.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { type Clinic, openClinic, type Principal, today } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeSession } from '../../classes/sessions/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeFinishedNote, makeNote } from '../../notes/notes/samples.ts';
import { makeFinishedScreening, makeScreening } from '../../screening/screenings/samples.ts';
import { makeCase } from '../cases/samples.ts';

const kinds = ['cases', 'eyeReports', 'screenings', 'notes', 'sessions'] as const;
/**
 * The years to count: last, this and next year. Each year needs its own request, because a request counts at
 * most one year.
 */
const parts = () => {
  const year = Number(today().slice(0, 4));
  return [-1, 0, 1].map(more => ({ from: `${year + more}-01-01`, to: `${year + more}-12-31` }));
};

async function counted(who: Principal): Promise<Partial<Record<AnalyticsKind, number>>> {
  const sums: Partial<Record<AnalyticsKind, number>> = {};
  for (const part of parts()) {
    const { data } = await who.call(analytics.countDays, part);
    for (const kind of data.kinds) sums[kind] = (sums[kind] ?? 0) + totalOf(data.days, kind);
  }
  return sums;
}

/**
 * Makes records of every kind for three children. Some records are drafts; one of the children is restricted.
 */
async function fill(clinic: Clinic, seer: Principal): Promise<void> {
  const { admin } = clinic;
  const [seen, other, hidden] = await Promise.all([makeCase(admin), makeCase(admin), makeCase(admin)]);
  await admin.call(cases.assignCases, { caseIds: [seen.id], addIds: [seer.person.id] });
  for (const { id } of [seen, other, hidden]) {
    await makeFinishedNote(admin, {}, id);
    await makeNote(admin, {}, id);
    await makeFinishedReport(admin, {}, id);
    await makeEyeReport(admin, {}, id);
    await makeFinishedScreening(admin, {}, id);
    await makeScreening(admin, { date: '2026-02-03' }, id);
  }
  await makeSession(admin, { date: today(), start: '08:00', end: '08:30', caseIds: [seen.id] });
  await makeSession(admin, { date: today(), start: '09:00', end: '09:30', caseIds: [other.id] });
  await admin.call(caseRights.restrictCase, { caseId: hidden.id, reason: 'accuracy', note: null });
}

/** Counts the records in the table directly. */
function recount(items: Item[], sees: (record: Item) => boolean): Record<(typeof kinds)[number], number> {
  const children = items.filter(({ kind, mergedInto }) => kind === 'case' && mergedInto === undefined);
  const seen = new Set(children.filter(sees).map(({ id }) => String(id)));
  const of = (kind: string) =>
    items.filter(
      item =>
        item.kind === kind && item.status !== 'draft' && seen.has(String(item.caseId)) && !item.deletedAt,
    ).length;
  const sessions = items.filter(({ kind }) => kind === 'class-session') as (Item & { caseIds: string[] })[];
  return {
    cases: seen.size,
    eyeReports: of('eyeReport'),
    screenings: of('screening'),
    notes: of('note'),
    sessions: sessions.filter(({ caseIds }) => caseIds.some(id => seen.has(id))).length,
  };
}

testInTurn(
  'the daily counts of events match a recount of the database, for three users who see different cases',
  async () => {
    const clinic = await openClinic();
    const [colleague, limited] = [await clinic.join(), await clinic.join({ visibility: 'selected' })];
    await fill(clinic, limited);
    const { ownedBy } = await openRawTable();
    const items = await ownedBy(clinic.slug);
    const isAssigned = ({ assigned }: Item) =>
      (assigned as { id: string }[]).some(({ id }) => id === limited.person.id);
    const expected = {
      admin: recount(items, () => true),
      colleague: recount(items, ({ status }) => status !== 'restricted'),
      limited: recount(items, isAssigned),
    };
    expect(expected.admin).toEqual({ cases: 3, eyeReports: 3, screenings: 3, notes: 3, sessions: 2 });
    expect(expected.colleague).toMatchObject({ cases: 2, notes: 2, sessions: 2 });
    expect(expected.limited).toEqual({ cases: 1, eyeReports: 1, screenings: 1, notes: 1, sessions: 1 });
    expect(await counted(clinic.admin)).toEqual(expected.admin);
    expect(await counted(colleague)).toEqual(expected.colleague);
    expect(await counted(limited)).toEqual(expected.limited);
    for (const [who, notesOfRestricted] of [
      [clinic.admin, 1],
      [colleague, 0],
      [limited, 0],
    ] as const) {
      const { data: list } = await who.call(notes.searchNotes, { status: ['finished'], limit: 100 });
      expect(list.data.length + notesOfRestricted).toBe((await counted(who)).notes);
    }
  },
);

test('eye reports are counted only for users with the eye module', async () => {
  const { join } = await openClinic();
  const without = await join({ modules: [] });
  const { data } = await without.call(analytics.countDays, { from: '2026-01-01', to: '2026-01-31' });
  expect(data.kinds).toEqual(['cases', 'screenings', 'notes', 'sessions']);
});

test('a request for daily counts is rejected if its date range is longer than 366 days or ends before it begins', async () => {
  const { admin } = await openClinic();
  const refused = async (from: string, to: string) =>
    (await admin.expectError(analytics.countDays, { from, to })).status;
  expect(await refused('2024-01-01', '2025-01-01')).toBe(400);
  expect(await refused('2026-01-02', '2026-01-01')).toBe(400);
  const { data } = await admin.call(analytics.countDays, { from: '2024-01-01', to: '2024-12-31' });
  expect(data.days).toEqual([]);
});

test('the daily counts include a new case on the day of its creation, in the organisation’s time zone', async () => {
  const { admin } = await openClinic({ timeZone: 'Pacific/Kiritimati' });
  const { id } = await makeCase(admin);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(
    new Date(timeOfId(id)),
  );
  const { data } = await admin.call(analytics.countDays, { from: day, to: day });
  expect(data.days).toEqual([{ date: day, counts: { cases: 1 } }]);
});
