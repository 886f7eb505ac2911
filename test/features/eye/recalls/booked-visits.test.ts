import { expect, test } from 'vitest';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { findViolations } from '../../../../lib/restore/find-violations.ts';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { organizationItems, violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makePair, merge } from '../../cases/merges/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { daysOf } from './days-of.ts';

const past = { date: '2025-01-10', returnBy: null };

/** Makes a child whose visit is overdue, and who has no booking. */
async function makeOverdueChild(who: Principal, caseId?: string) {
  const { id: reportId, ...due } = await makeFinishedReport(who, { ...past, followUp: '2025-07-10' }, caseId);
  const about = { caseId: due.caseId, reportId };
  const book = async (bookedFor: string) =>
    (await who.call(eyeReports.noteRecall, { ...about, state: 'booked', bookedFor })).data;
  return { caseId: due.caseId, book };
}

test('the day of a booked visit is stored on the child’s case, and removed when the booking is undone', async () => {
  const { admin, slug } = await openClinic();
  const { caseId, book } = await makeOverdueChild(admin);
  expect(await daysOf(admin, caseId)).toEqual(['2025-07-10', null]);
  const { revision } = await book('2099-12-03');
  expect(await daysOf(admin, caseId)).toEqual(['2025-07-10', '2099-12-03']);
  const own = { sort: 'due', assignedTo: admin.person.id } as const;
  expect(await daysOf(admin, caseId, own)).toEqual(['2025-07-10', '2099-12-03']);
  await admin.call(eyeReports.undoRecallNote, { caseId, revision });
  expect(await daysOf(admin, caseId)).toEqual(['2025-07-10', null]);
  const { data } = await admin.call(cases.listTimeline, { caseId });
  const acts = data.data.map(({ act }) => act);
  expect(acts.slice(0, 3)).toEqual(['recall.undone', 'recall.booked', 'case.seen']);
  expect(data.data[2]?.details).toEqual({ seenOn: past.date });
  expect(await violationsOf(slug)).toEqual([]);
});

test('the timeline names the day of each booking that was made, moved or cancelled', async () => {
  const { admin } = await openClinic();
  const { caseId, book } = await makeOverdueChild(admin);
  const { revision } = await book('2099-12-03');
  await admin.call(eyeReports.undoRecallNote, { caseId, revision });
  const rebooked = await book('2099-12-10');
  await admin.call(eyeReports.noteRecall, {
    caseId,
    reportId: rebooked.reportId,
    state: 'booked',
    bookedFor: '2099-12-11',
    notedAt: rebooked.at,
  });
  const last = (await admin.call(eyeReports.getRecall, { caseId })).data;
  await admin.call(eyeReports.noteRecall, {
    caseId,
    reportId: last.reportId,
    state: 'waiting',
    notedAt: last.at,
  });
  await settled();
  const { data } = await admin.call(cases.listTimeline, { caseId });
  const told = data.data
    .filter(({ act }) => act.startsWith('recall.'))
    .map(({ act, details }) => [act, details]);
  expect(told).toEqual([
    ['recall.waiting', { bookedBefore: '2099-12-11' }],
    ['recall.booked', { bookedFor: '2099-12-11', bookedBefore: '2099-12-10' }],
    ['recall.booked', { bookedFor: '2099-12-10' }],
    ['recall.undone', { bookedBefore: '2099-12-03' }],
    ['recall.booked', { bookedFor: '2099-12-03' }],
  ]);
});

testInTurn(
  'when a recall with a booked visit is set to “call again”, the day of the booked visit is removed from the child’s case',
  async () => {
    const { admin } = await openClinic();
    const { caseId, book } = await makeOverdueChild(admin);
    const { reportId, at } = await book('2099-12-04');
    expect(await daysOf(admin, caseId)).toEqual(['2025-07-10', '2099-12-04']);
    await admin.call(eyeReports.noteRecall, { caseId, reportId, state: 'waiting', notedAt: at });
    expect(await daysOf(admin, caseId)).toEqual(['2025-07-10', null]);
  },
);

testInTurn(
  'a booked visit stays on the child’s case until the child’s next visit, which sets a new due date',
  async () => {
    const { admin, slug } = await openClinic();
    const { caseId, book } = await makeOverdueChild(admin);
    await book('2099-12-03');
    const visit = { date: '2026-01-10', returnBy: null };
    const seen = await makeFinishedReport(admin, { ...visit, followUp: '2026-07-10' }, caseId);
    expect(await daysOf(admin, caseId)).toEqual(['2026-07-10', null]);
    await admin.call(eyeReports.deleteEyeReport, { eyeReportId: seen.id });
    expect(await daysOf(admin, caseId)).toEqual(['2025-07-10', '2099-12-03']);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('a booked visit can also be stored on the case of a child who has no due date', async () => {
  const { admin } = await openClinic();
  const { id: reportId, caseId } = await makeFinishedReport(admin, { ...past, followUp: null });
  const booked = { caseId, reportId, state: 'booked', bookedFor: '2099-12-03' } as const;
  await admin.call(eyeReports.noteRecall, booked);
  expect(await daysOf(admin, caseId)).toEqual([null, '2099-12-03']);
});

testInTurn(
  'merging two cases moves a booked visit to the surviving case, and undoing the merge moves the booked visit back',
  async () => {
    const { admin, slug } = await openClinic();
    const [into, from] = await makePair(admin);
    const { book } = await makeOverdueChild(admin, from.id);
    await book('2099-12-03');
    await settled();
    await merge(admin, into, from);
    expect(await daysOf(admin, into.id)).toEqual(['2025-07-10', '2099-12-03']);
    expect(await violationsOf(slug)).toEqual([]);
    await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
    expect(await daysOf(admin, into.id)).toEqual([null, null]);
    expect(await daysOf(admin, from.id)).toEqual(['2025-07-10', '2099-12-03']);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'the integrity check finds a case without the booking that its recall has, and the repair adds this booking to the case',
  async () => {
    const { admin, slug } = await openClinic();
    const { caseId, book } = await makeOverdueChild(admin);
    await book('2099-12-03');
    const items = await organizationItems(slug);
    expect(findViolations(items)).toEqual([]);
    const isCase = (item: Item) => item.kind === 'case' && item.id === caseId;
    const before = items.map((item): Item => {
      if (!isCase(item)) return item;
      const { bookedFor: _, row, ...older } = item;
      const { bookedFor: __, ...olderRow } = row as { bookedFor: string };
      return { ...older, row: olderRow };
    });
    const found = findViolations(before);
    expect(found).toMatchObject([{ problem: expect.stringContaining('bookedFor') }]);
    const [repair] = found.flatMap(one => one.repair ?? []);
    const put = repair && 'put' in repair ? repair.put : undefined;
    expect(put).toMatchObject({ id: caseId, bookedFor: '2099-12-03', row: { bookedFor: '2099-12-03' } });
    expect(findViolations(before.map(item => (put && isCase(item) ? put : item)))).toEqual([]);
  },
);

test('a booking can have a time, which a new booking of the same day keeps and another day drops', async () => {
  const { admin, slug } = await openClinic();
  const { caseId, book } = await makeOverdueChild(admin);
  const { reportId } = await book('2099-12-03');
  const change = { caseId, reportId, state: 'booked' } as const;
  const timeAfter = async (booking: { bookedFor: string; bookedTime?: string | null }) => {
    const { data } = await admin.call(eyeReports.noteRecall, { ...change, ...booking });
    await settled();
    const child = (await admin.call(cases.getCase, { caseId })).data;
    expect(child.bookedTime ?? null).toBe(data.bookedTime ?? null);
    return data;
  };
  expect((await timeAfter({ bookedFor: '2099-12-03', bookedTime: '15:30' })).bookedTime).toBe('15:30');
  const kept = await timeAfter({ bookedFor: '2099-12-03' });
  expect(kept.bookedTime).toBe('15:30');
  await admin.call(eyeReports.noteRecall, { caseId, reportId, state: 'contacted' });
  expect((await admin.call(eyeReports.getRecall, { caseId })).data.bookedTime).toBe('15:30');
  const moved = await timeAfter({ bookedFor: '2099-12-04' });
  expect(moved.bookedTime).toBeNull();
  const { data } = await admin.call(eyeReports.undoRecallNote, { caseId, revision: moved.revision });
  expect([data.bookedFor, data.bookedTime]).toEqual(['2099-12-03', '15:30']);
  expect(await violationsOf(slug)).toEqual([]);
});

test('a child who was seen today can be booked for later today; only another visit fulfils this booking', async () => {
  const { now } = await openWorld();
  const { admin, join, slug } = await openClinic();
  const limited = await join({ visibility: 'selected' });
  const today = todayIn('Asia/Hong_Kong', now());
  const visit = { date: today, returnBy: null };
  const followUp = daysAfter(today, 180);
  const { id: reportId, caseId } = await makeFinishedReport(limited, { ...visit, followUp });
  const book = async (bookedFor: string) =>
    (
      await admin.call(eyeReports.noteRecall, {
        ...{ caseId, reportId, state: 'booked', bookedFor },
        bookedTime: '17:00',
      })
    ).data;
  const rowsFor = async (search: { bookedOn?: string; list?: 'due' }) => {
    const found = await Promise.all(
      [admin, limited].map(async who => (await who.call(eyeReports.searchRecalls, search)).data.data),
    );
    return found.map(rows => rows.map(row => [row.bookedFor, row.bookedTime, row.state]));
  };
  await book(daysAfter(today, 90));
  const { bookedFor, bookedTime, revision } = await book(today);
  expect([bookedFor, bookedTime]).toEqual([today, '17:00']);
  await admin.call(eyeReports.noteRecall, { caseId, reportId, state: 'contacted' });
  const booked = [[today, '17:00', 'booked']];
  expect(await daysOf(admin, caseId)).toEqual([followUp, today]);
  expect(await rowsFor({ bookedOn: today })).toEqual([booked, booked]);
  expect(await rowsFor({ list: 'due' })).toEqual([booked, booked]);
  const again = await makeFinishedReport(admin, { ...visit, followUp: null }, caseId);
  const kept = [[null, null, 'waiting']];
  expect(await daysOf(admin, caseId)).toEqual([followUp, null]);
  expect(await rowsFor({ bookedOn: today })).toEqual([[], []]);
  expect(await rowsFor({ list: 'due' })).toEqual([kept, kept]);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId: again.id });
  expect(await daysOf(admin, caseId)).toEqual([followUp, today]);
  await admin.call(eyeReports.undoRecallNote, { caseId, revision: revision + 1 });
  expect(await daysOf(admin, caseId)).toEqual([followUp, today]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('the children booked for a day or for several days are listed in order of time, whatever their due dates', async () => {
  const { admin, join } = await openClinic();
  const limited = await join({ visibility: 'selected' });
  const bookedAt = async (
    bookedTime: string | null,
    followUp: string | null,
    { bookedFor = '2099-12-03', who = admin } = {},
  ) => {
    const { id: reportId, caseId } = await makeFinishedReport(who, { ...past, followUp });
    await who.call(eyeReports.noteRecall, { caseId, reportId, state: 'booked', bookedFor, bookedTime });
    return caseId;
  };
  const anyTime = await bookedAt(null, '2025-07-01', { who: limited });
  const late = await bookedAt('16:00', '2025-07-10', { who: limited });
  const early = await bookedAt('09:15', null);
  const nextDay = await bookedAt('09:00', '2025-07-10', { bookedFor: '2099-12-04', who: limited });
  await bookedAt('09:00', '2025-07-10', { bookedFor: '2099-12-10' });
  await admin.call(cases.archiveCase, { caseId: await bookedAt('10:00', '2025-07-10') });
  const listed = async (who: Principal, more = {}) => {
    const search = { bookedOn: '2099-12-03', ...more };
    const { data, meta } = (await who.call(eyeReports.searchRecalls, search)).data;
    return { ids: data.map(({ caseId }) => caseId), next: meta.next };
  };
  for (const [who, ids] of [
    [admin, [early, late, anyTime]],
    [limited, [late, anyTime]],
  ] as const) {
    expect((await listed(who)).ids).toEqual(ids);
    const first = await listed(who, { limit: 2 });
    const second = first.next ? (await listed(who, { limit: 2, cursor: first.next })).ids : [];
    expect([...first.ids, ...second]).toEqual(ids);
  }
  expect((await listed(admin, { assignedTo: limited.person.id })).ids).toEqual([late, anyTime]);
  const week = { bookedUntil: '2099-12-09' };
  expect((await listed(admin, week)).ids).toEqual([early, late, anyTime, nextDay]);
  expect((await listed(limited, week)).ids).toEqual([late, anyTime, nextDay]);
});
