import { expect, test } from 'vitest';
import { CasesStore } from '../../../../functions/features/cases/cases/cases-store.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeFinishedReport, visit } from '../../eye/eye-reports/samples.ts';
import { child, makeCase } from './samples.ts';

/** Returns a function that adds a visit to the dates of its case, as the event handler of visits does. */
async function openVisits(slug: string) {
  const { table } = await openRawTable();
  const origin = {
    organization: slug,
    by: 'visits',
    requestId: 'test',
    idempotency: undefined,
    now: Date.now,
  };
  const store = new CasesStore(table, slug, origin);
  return (record: Case, seenOn: string, dueOn: string | null) =>
    store.noteLastVisit(record, async () => ({ lastSeenOn: seenOn, nextDueOn: dueOn, bookedFor: null }));
}

test('the date of a recorded visit is shown with its case in each list and search, and does not change the order of a list', async () => {
  const { admin, slug } = await openClinic();
  const note = await openVisits(slug);
  const seen = await makeCase(admin, { fullName: 'Kim Seen' });
  await makeCase(admin, { fullName: 'Kim Later' });
  await note(seen, '2026-03-01', '2026-09-01');
  for (const search of [{}, { text: 'kim' }, { assignedTo: admin.person.id }]) {
    const { data } = await admin.call(cases.searchCases, search);
    expect(data.data.map(row => [row.fullName, row.lastSeenOn, row.nextDueOn]).sort()).toEqual([
      ['Kim Later', null, null],
      ['Kim Seen', '2026-03-01', '2026-09-01'],
    ]);
  }
  const { data } = await admin.call(cases.searchCases, {});
  expect(data.data[0]?.fullName).toBe('Kim Later');
});

test('recording a visit a second time does not change the case', async () => {
  const { admin, slug } = await openClinic();
  const note = await openVisits(slug);
  const after = await note(await makeCase(admin), '2026-03-01', null);
  expect(await note(after, '2026-03-01', null)).toEqual(after);
  expect((await admin.call(cases.getCase, { caseId: after.id })).data).toEqual(after);
});

/**
 * Checks that a case and its list row have the same dates of the last and the next visit; returns these two
 * dates.
 */
async function openLastVisit(who: Principal) {
  const { id } = await makeCase(who);
  const seen = async () => {
    await settled();
    const { data } = await who.call(cases.getCase, { caseId: id });
    const row = (await who.call(cases.searchCases, {})).data.data.find(one => one.id === id);
    const dates = [data.lastSeenOn, data.nextDueOn];
    expect([row?.lastSeenOn, row?.nextDueOn]).toEqual(dates);
    return dates;
  };
  const finish = (date: string, followUp: string | null) =>
    makeFinishedReport(who, { date, followUp, returnBy: null }, id);
  return { id, seen, finish };
}

testInTurn('a visit that is entered later but happened earlier does not become the last visit', async () => {
  const { admin } = await openClinic();
  const { seen, finish } = await openLastVisit(admin);
  await finish('2026-03-01', '2026-09-01');
  await finish('2025-12-01', '2026-01-01');
  expect(await seen()).toEqual(['2026-03-01', '2026-09-01']);
});

testInTurn(
  'deleting the last visit resets the last seen and next due dates; restoring it sets them again',
  async () => {
    const { admin } = await openClinic();
    const { seen, finish } = await openLastVisit(admin);
    const first = await finish('2025-12-01', '2026-06-01');
    const last = await finish('2026-03-01', '2026-09-01');
    expect(await seen()).toEqual(['2026-03-01', '2026-09-01']);
    await admin.call(eyeReports.deleteEyeReport, { eyeReportId: last.id });
    expect(await seen()).toEqual(['2025-12-01', '2026-06-01']);
    await admin.call(eyeReports.deleteEyeReport, { eyeReportId: first.id });
    expect(await seen()).toEqual([null, null]);
    await admin.call(eyeReports.restoreEyeReport, { eyeReportId: last.id });
    expect(await seen()).toEqual(['2026-03-01', '2026-09-01']);
  },
);

test('when the report of the last visit is amended to an earlier day, the last seen date changes', async () => {
  const { admin } = await openClinic();
  const { seen, finish } = await openLastVisit(admin);
  const { id, version } = await finish('2026-03-01', '2026-09-01');
  const fields = { ...visit, date: '2026-02-01', returnBy: null, followUp: null };
  await admin.call(eyeReports.changeEyeReport, { ...fields, eyeReportId: id, version });
  expect(await seen()).toEqual(['2026-02-01', null]);
});

test('if another due date is recorded for the day of the last visit, the case’s next due date changes', async () => {
  const { admin, slug } = await openClinic();
  const note = await openVisits(slug);
  const after = await note(await makeCase(admin), '2026-03-01', '2026-09-01');
  expect(await note(after, '2026-03-01', '2026-06-01')).toMatchObject({
    lastSeenOn: '2026-03-01',
    nextDueOn: '2026-06-01',
  });
});

test('if a visit is recorded while a user changes the case, both the visit and the change are stored', async () => {
  const { admin, slug } = await openClinic();
  const note = await openVisits(slug);
  const before = await makeCase(admin);
  await admin.call(cases.changeCase, { ...child, caseId: before.id, version: 1, grade: 'P6' });
  expect(await note(before, '2026-03-01', null)).toMatchObject({ grade: 'P6', lastSeenOn: '2026-03-01' });
  const change = { ...child, caseId: before.id, version: 3, grade: 'P5' };
  expect((await admin.call(cases.changeCase, change)).data).toMatchObject({ lastSeenOn: '2026-03-01' });
});

test('the list shows the mother as guardian, or the father if she has no name', async () => {
  const { admin } = await openClinic();
  const parent = (name: string | null) => ({ title: null, name, email: 'p@test.example', mobile: null });
  await makeCase(admin, { fullName: 'A', father: parent('Paul'), mother: parent('Mary') });
  await makeCase(admin, { fullName: 'B', father: parent('Paul'), mother: parent(null) });
  await makeCase(admin, { fullName: 'C', father: null, mother: null });
  const { data } = await admin.call(cases.searchCases, { sort: 'name' });
  expect(data.data.map(row => row.guardian)).toEqual([
    { kind: 'mother', name: 'Mary' },
    { kind: 'father', name: 'Paul' },
    null,
  ]);
});
