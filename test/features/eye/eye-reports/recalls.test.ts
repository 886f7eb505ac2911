import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport, visit } from './samples.ts';

async function search(who: Principal, input: object = {}) {
  return (await who.call(eyeReports.searchRecalls, input)).data.data;
}

const namesIn = (rows: Awaited<ReturnType<typeof search>>) => rows.map(row => row.case.fullName);

test('who is due stands in the order of the days, with whom to call', async () => {
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

test('a family is marked as reached and a day as booked, until the child is seen again', async () => {
  const { admin, slug } = await openClinic();
  const { id: reportId, caseId } = await makeFinishedReport(admin);
  const note = (state: 'waiting' | 'contacted' | 'booked', bookedFor: string | null = null) =>
    admin.call(eyeReports.noteRecall, { caseId, reportId, state, bookedFor });
  expect((await note('contacted', '2026-11-30')).data).toMatchObject({ state: 'contacted', bookedFor: null });
  expect(await search(admin, { state: 'waiting' })).toEqual([]);
  await note('booked', '2026-11-30');
  expect(await search(admin, { state: 'booked' })).toMatchObject([
    { bookedFor: '2026-11-30', by: { fullName: 'Ada Admin' } },
  ]);
  await makeFinishedReport(admin, { date: '2026-06-01', returnBy: null, followUp: '2027-06-01' }, caseId);
  expect(await search(admin)).toMatchObject([{ dueOn: '2027-06-01', state: 'waiting', bookedFor: null }]);
  const late = await admin.expectError(eyeReports.noteRecall, { caseId, reportId, state: 'booked' });
  expect(late.code).toBe('record.missing');
  expect(await violationsOf(slug)).toEqual([]);
});

test('whoever notes something else than what they saw is told what was noted meanwhile', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id: reportId, caseId } = await makeFinishedReport(admin);
  const about = { caseId, reportId, notedAt: null };
  const booked = { ...about, state: 'booked', bookedFor: '2026-11-30' } as const;
  const { data: noted } = await admin.call(eyeReports.noteRecall, booked);
  const refused = await colleague.expectError(eyeReports.noteRecall, { ...about, state: 'contacted' });
  expect(refused).toMatchObject({ code: 'version.conflict' });
  expect(await search(admin)).toMatchObject([{ state: 'booked', bookedFor: '2026-11-30', at: noted.at }]);
  await colleague.call(eyeReports.noteRecall, { ...about, notedAt: noted.at, state: 'contacted' });
  expect(await search(admin)).toMatchObject([{ state: 'contacted' }]);
});

test('archived children and deleted visits recall nobody; each sees their own', async () => {
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
});

test('pages of those who are due follow one another', async () => {
  const { admin } = await openClinic();
  for (let month = 6; month <= 9; month++) await makeFinishedReport(admin, { followUp: `2026-0${month}-01` });
  const { data: first } = await admin.call(eyeReports.searchRecalls, { limit: 3 });
  const { data: second } = await admin.call(eyeReports.searchRecalls, { limit: 3, cursor: first.meta.next });
  const days = [...first.data, ...second.data].map(({ dueOn }) => dueOn.slice(5, 7));
  expect([days, second.meta.next]).toEqual([['06', '07', '08', '09'], null]);
});
