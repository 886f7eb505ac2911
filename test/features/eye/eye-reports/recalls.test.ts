import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { RecallState } from '../../../../shared/features/eye/recalls/recall.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { openClinic, type Principal, signIn } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport, visit } from './samples.ts';

async function search(who: Principal, input: object = {}) {
  return (await who.call(eyeReports.searchRecalls, input)).data.data;
}

const namesIn = (rows: Awaited<ReturnType<typeof search>>) => rows.map(row => row.case.fullName);

test('a family that missed a booked visit is listed as to be called again, and no longer as booked', async () => {
  const { withClockAhead, now } = await openWorld();
  const { admin, slug } = await openClinic();
  const { id: reportId, caseId } = await makeFinishedReport(admin);
  const bookedFor = todayIn('Asia/Hong_Kong', now());
  await admin.call(eyeReports.noteRecall, { caseId, reportId, state: 'booked', bookedFor });
  const counts = async (who: Principal) => [
    (await search(who, { state: 'booked' })).length,
    (await search(who, { state: 'waiting' })).length,
  ];
  expect(await counts(admin)).toEqual([1, 0]);
  await withClockAhead(2 * dayMs, async () => {
    const later = await signIn(admin.person, slug);
    expect(await counts(later)).toEqual([0, 1]);
    expect(await search(later)).toMatchObject([{ state: 'booked', bookedFor }]);
  });
});

test('a family that booked no visit when called is to be called again after seven days, in every user’s list', async () => {
  const { withClockAhead } = await openWorld();
  const { admin, slug, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const { id: reportId, caseId } = await makeFinishedReport(user, { followUp: '2026-08-01' });
  await user.call(eyeReports.noteRecall, { caseId, reportId, state: 'contacted', callNote: 'No answer' });
  const counts = async (who: Principal) => [
    (await search(who, { state: 'contacted' })).length,
    (await search(who, { state: 'waiting' })).length,
  ];
  for (const who of [admin, user]) expect(await counts(who)).toEqual([1, 0]);
  await withClockAhead(7 * dayMs, async () => {
    for (const { person } of [admin, user]) {
      const later = await signIn(person, slug);
      expect(await counts(later)).toEqual([0, 1]);
      expect(await search(later)).toMatchObject([{ state: 'contacted', called: { note: 'No answer' } }]);
    }
  });
});

test('a family is to be called again on the day that somebody chose at the call, until the next call', async () => {
  const { withClockAhead, now } = await openWorld();
  const { admin, slug } = await openClinic();
  const { id: reportId, caseId } = await makeFinishedReport(admin, { followUp: null });
  const today = todayIn('Asia/Hong_Kong', now());
  const [tomorrow, yesterday] = [daysAfter(today, 1), daysAfter(today, -1)];
  const call = { caseId, reportId, state: 'contacted' } as const;
  const wrong = await admin.expectError(eyeReports.noteRecall, { ...call, againOn: yesterday });
  expect(wrong.fields).toEqual({ againOn: 'validation.past_date' });
  const { data: noted } = await admin.call(eyeReports.noteRecall, { ...call, againOn: tomorrow });
  expect(noted.called).toMatchObject({ againOn: tomorrow });
  const statesOf = async (who: Principal) => {
    const rows = await search(who, { list: 'unscheduled', state: 'waiting' });
    return rows.map(({ state }) => state);
  };
  expect(await statesOf(admin)).toEqual([]);
  await withClockAhead(dayMs, async () => {
    const later = await signIn(admin.person, slug);
    expect(await statesOf(later)).toEqual(['contacted']);
    const { data: next } = await later.call(eyeReports.noteRecall, call);
    expect(next.called).not.toHaveProperty('againOn');
    expect(await statesOf(later)).toEqual([]);
  });
});

test('the list of children due for a visit is sorted by due day and shows the contact details of each family', async () => {
  const { admin, slug } = await openClinic();
  const mother = { title: null, name: 'Mei Tree', email: 'mei@example.org', mobile: '+85261234567' };
  const tree = await makeCase(admin, { fullName: 'Tessa Tree', mother, mobile: null, contactEmail: null });
  const river = await makeCase(admin, { fullName: 'Rhona River' });
  await makeFinishedReport(admin, { followUp: '2026-12-01' }, tree.id);
  await makeFinishedReport(admin, { followUp: '2026-08-01' }, river.id);
  await makeFinishedReport(admin, { followUp: null });
  await makeEyeReport(admin);
  const rows = await search(admin);
  expect(namesIn(rows)).toEqual(['Rhona River', 'Tessa Tree']);
  expect(rows[1]).toMatchObject({ dueOn: '2026-12-01', seenOn: visit.date, state: 'waiting', by: null });
  expect(rows[1]?.contacts).toEqual([
    { kind: 'mother', name: 'Mei Tree', email: 'mei@example.org', mobile: '+85261234567' },
  ]);
  expect(namesIn(await search(admin, { until: '2026-08-01' }))).toEqual(['Rhona River']);
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn('a family stays marked as contacted or booked until the child has another visit', async () => {
  const { admin, slug } = await openClinic();
  const { id: reportId, caseId } = await makeFinishedReport(admin);
  const note = (state: 'waiting' | 'contacted' | 'booked', bookedFor: string | null = null) =>
    admin.call(eyeReports.noteRecall, { caseId, reportId, state, bookedFor });
  const answer = { caseId, reportId, state: 'contacted', callNote: ' No answer ' } as const;
  expect((await admin.call(eyeReports.noteRecall, answer)).data.called?.note).toBe('No answer');
  expect((await note('contacted', '2099-11-30')).data).toMatchObject({
    state: 'contacted',
    bookedFor: null,
  });
  expect(await search(admin, { state: 'waiting' })).toEqual([]);
  await note('booked', '2099-11-30');
  expect(await search(admin, { state: 'booked' })).toMatchObject([
    { bookedFor: '2099-11-30', by: { fullName: 'Ada Admin' } },
  ]);
  await makeFinishedReport(admin, { date: '2026-06-01', returnBy: null, followUp: '2027-06-01' }, caseId);
  expect(await search(admin)).toMatchObject([{ dueOn: '2027-06-01', state: 'waiting', bookedFor: null }]);
  const late = await admin.expectError(eyeReports.noteRecall, { caseId, reportId, state: 'booked' });
  expect(late.code).toBe('record.missing');
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn(
  'saving a note about a phone call to a family is rejected as a conflict if another person has saved a newer note',
  async () => {
    const { admin, join } = await openClinic();
    const colleague = await join();
    const { id: reportId, caseId } = await makeFinishedReport(admin);
    const about = { caseId, reportId, notedAt: null };
    const booked = { ...about, state: 'booked', bookedFor: '2099-11-30' } as const;
    const { data: noted } = await admin.call(eyeReports.noteRecall, booked);
    const refused = await colleague.expectError(eyeReports.noteRecall, { ...about, state: 'contacted' });
    expect(refused).toMatchObject({ code: 'version.conflict' });
    expect(await search(admin)).toMatchObject([{ state: 'booked', bookedFor: '2099-11-30', at: noted.at }]);
    await colleague.call(eyeReports.noteRecall, { ...about, notedAt: noted.at, state: 'contacted' });
    expect(await search(admin)).toMatchObject([{ state: 'contacted' }]);
  },
);

testInTurn(
  'the list of recalls omits archived children and deleted visits, and shows users only recalls of cases that they see',
  async () => {
    const { admin, join } = await openClinic();
    const user = await join({ visibility: 'selected' });
    const kept = await makeFinishedReport(user, {}, (await makeCase(user, { fullName: 'Own Child' })).id);
    const gone = await makeFinishedReport(admin);
    const deleted = await makeFinishedReport(admin);
    await admin.call(cases.archiveCase, { caseId: gone.caseId });
    await admin.call(eyeReports.deleteEyeReport, { eyeReportId: deleted.id });
    await makeFinishedReport(admin, {}, (await makeCase(admin, { fullName: 'Other Child' })).id);
    expect(namesIn(await search(admin)).toSorted()).toEqual(['Other Child', 'Own Child']);
    expect((await search(user)).map(row => row.reportId)).toEqual([kept.id]);
    expect(namesIn(await search(admin, { assignedTo: user.person.id }))).toEqual(['Own Child']);
  },
);

testInTurn('all pages of the list of due children together contain each child once', async () => {
  const { admin } = await openClinic();
  for (let month = 6; month <= 9; month++) await makeFinishedReport(admin, { followUp: `2026-0${month}-01` });
  const { data: first } = await admin.call(eyeReports.searchRecalls, { limit: 3 });
  const { data: second } = await admin.call(eyeReports.searchRecalls, { limit: 3, cursor: first.meta.next });
  const days = [...first.data, ...second.data].map(({ dueOn }) => dueOn?.slice(5, 7));
  expect([days, second.meta.next]).toEqual([['06', '07', '08', '09'], null]);
});

/** Makes a child whose visit was overdue, and who has since been seen at a visit that set no new date. */
async function makeOverdueChild(who: Principal) {
  const due = await makeFinishedReport(who, { date: '2025-01-10', returnBy: null, followUp: '2025-07-10' });
  const { caseId } = due;
  await makeFinishedReport(who, { date: '2025-08-01', returnBy: null, followUp: null }, caseId);
  const note = (state: RecallState, more: object = {}) =>
    who.call(eyeReports.noteRecall, { caseId, reportId: due.id, state, ...more });
  return { caseId, due, note };
}

testInTurn(
  'a child stays overdue after a visit without a follow-up date; the decision that no recall is needed can be undone',
  async () => {
    const { admin, slug } = await openClinic();
    const { caseId, due, note } = await makeOverdueChild(admin);
    const nextDue = async () => {
      await settled();
      return (await admin.call(cases.getCase, { caseId })).data.nextDueOn;
    };
    const overdue = { caseId, reportId: due.id, dueOn: '2025-07-10', seenOn: '2025-08-01', list: 'due' };
    expect(await search(admin)).toMatchObject([overdue]);
    expect(await nextDue()).toBe('2025-07-10');
    const { data: decided } = await note('notNeeded', { notedAt: null });
    expect(decided).toMatchObject({ list: 'notNeeded', state: 'notNeeded', by: { fullName: 'Ada Admin' } });
    expect(await search(admin)).toEqual([]);
    expect(await search(admin, { list: 'notNeeded' })).toMatchObject([{ caseId }]);
    expect(await nextDue()).toBeNull();
    const undo = { caseId, revision: decided.revision };
    expect((await admin.call(eyeReports.undoRecallNote, undo)).data).toMatchObject({
      ...overdue,
      state: 'waiting',
    });
    expect(await search(admin)).toMatchObject([overdue]);
    expect(await nextDue()).toBe('2025-07-10');
    expect((await admin.expectError(eyeReports.undoRecallNote, undo)).code).toBe('version.conflict');
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'after another visit, a child marked as needing no recall has no next date until a visit sets a follow-up date',
  async () => {
    const { admin, slug } = await openClinic();
    const { caseId, note } = await makeOverdueChild(admin);
    await note('notNeeded');
    const { id: seen } = await makeFinishedReport(
      admin,
      { date: '2025-10-01', returnBy: null, followUp: null },
      caseId,
    );
    expect(await search(admin)).toEqual([]);
    expect(await search(admin, { list: 'unscheduled' })).toMatchObject([
      { reportId: seen, state: 'waiting' },
    ]);
    const booked = { caseId, reportId: seen, state: 'booked', bookedFor: '2099-01-05' } as const;
    await admin.call(eyeReports.noteRecall, booked);
    expect(await search(admin, { list: 'unscheduled' })).toEqual([]);
    expect(await search(admin, { list: 'unscheduled', state: 'booked' })).toHaveLength(1);
    await makeFinishedReport(admin, { date: '2025-11-01', returnBy: null, followUp: '2025-12-01' }, caseId);
    expect(await search(admin)).toMatchObject([{ dueOn: '2025-12-01', state: 'waiting', bookedFor: null }]);
    expect(await search(admin, { list: 'unscheduled', state: 'booked' })).toEqual([]);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('the day of an appointment recorded for a recall must be today or later, in the organisation’s time zone', async () => {
  const { admin } = await openClinic({ timeZone: 'Pacific/Kiritimati' });
  const { caseId, due, note } = await makeOverdueChild(admin);
  const refused = async (bookedFor: string | null) =>
    (await admin.expectError(eyeReports.noteRecall, { caseId, reportId: due.id, state: 'booked', bookedFor }))
      .fields;
  const today = todayIn('Pacific/Kiritimati', Date.now());
  expect(await refused(null)).toEqual({ bookedFor: 'validation.required' });
  expect(await refused(daysAfter(today, -1))).toEqual({ bookedFor: 'validation.past_date' });
  expect((await note('booked', { bookedFor: today })).data).toMatchObject({
    state: 'booked',
    bookedFor: today,
  });
});

test('the appointment of a recall is removed once the child has had a visit', async () => {
  const { admin } = await openClinic();
  const { caseId, note } = await makeOverdueChild(admin);
  const today = todayIn('Asia/Hong_Kong', Date.now());
  await note('booked', { bookedFor: today });
  await makeFinishedReport(admin, { date: today, returnBy: null, followUp: null }, caseId);
  expect(await search(admin)).toMatchObject([{ state: 'waiting', bookedFor: null, seenOn: today }]);
});

test('if two users record a phone call and a booking at the same time, both are stored; a later phone call replaces the first', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { caseId, due, note } = await makeOverdueChild(admin);
  await Promise.all([
    note('booked', { bookedFor: '2099-02-03', notedAt: null }),
    colleague.call(eyeReports.noteRecall, { caseId, reportId: due.id, state: 'contacted' }),
  ]);
  const { id, fullName } = colleague.person;
  const both = { state: 'booked', bookedFor: '2099-02-03', called: { by: { id, fullName } } };
  expect(await search(admin)).toMatchObject([both]);
  const { data: again } = await note('contacted');
  expect(again).toMatchObject({ ...both, called: { by: { fullName: 'Ada Admin' } } });
  await admin.call(eyeReports.undoRecallNote, { caseId, revision: again.revision });
  expect(await search(admin)).toMatchObject([both]);
  await note('waiting');
  expect(await search(admin)).toMatchObject([{ state: 'waiting', bookedFor: null, called: { by: { id } } }]);
});

testInTurn(
  'users limited to selected cases see only the children of these cases in every recall list',
  async () => {
    const { admin, join } = await openClinic();
    const user = await join({ visibility: 'selected' });
    const own = (await makeCase(user, { fullName: 'Own Child' })).id;
    const other = (await makeCase(admin, { fullName: 'Other Child' })).id;
    for (const id of [own, other]) await makeFinishedReport(admin, { followUp: null }, id);
    const unscheduled = { list: 'unscheduled', limit: 1 } as const;
    expect(namesIn(await search(user, unscheduled))).toEqual(['Own Child']);
    expect((await user.call(eyeReports.searchRecalls, unscheduled)).data.meta.next).toBeNull();
    expect(namesIn(await search(admin, { list: 'unscheduled' })).toSorted()).toEqual([
      'Other Child',
      'Own Child',
    ]);
    await admin.call(cases.archiveCase, { caseId: own });
    expect(await search(user, unscheduled)).toEqual([]);
    expect(namesIn(await search(admin, { list: 'unscheduled' }))).toEqual(['Other Child']);
  },
);
