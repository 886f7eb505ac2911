import { expect, test } from 'vitest';
import { auditEventTypes } from '../../../../shared/audit-events.ts';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { type ActivityEntry, activityActs } from '../../../../shared/features/cases/analytics/activity.ts';
import { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { recordLongAgo } from '../../../support/journal.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeFinishedNote } from '../../notes/notes/samples.ts';
import { child, makeCase } from '../cases/samples.ts';

type Wanted = RequestOf<typeof analytics.listActivity>;

/** All entries of the activity list, from every page. */
async function activityOf(reader: Principal, wanted: Wanted = {}): Promise<ActivityEntry[]> {
  const lines: ActivityEntry[] = [];
  for (let cursor: string | null = null, pages = 0; pages < 60; pages++) {
    const answer: ResponseOf<typeof analytics.listActivity> = (
      await reader.call(analytics.listActivity, { ...wanted, cursor })
    ).data;
    lines.push(...answer.data);
    cursor = answer.meta.next;
    if (cursor === null) return lines;
  }
  throw new Error('the list has no end');
}

const told = (lines: ActivityEntry[]) => lines.map(({ act, caseId }) => `${act} ${caseId}`).toSorted();

test('the activity list shows only event types that the audit has too, and no events about reading records or saving drafts', () => {
  expect(activityActs.filter(act => !(auditEventTypes as readonly string[]).includes(act))).toEqual([]);
  expect(activityActs.filter(act => /read|listed|counted|draft\./.test(act))).toEqual([]);
});

test('the activity list shows who did what, only for cases that the reader can see', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const colleague = await clinic.join({ modules: [] });
  const limited = await clinic.join({ visibility: 'selected' });
  const seen = await makeCase(admin, { fullName: '陈小明' });
  const other = await makeCase(colleague);
  const hidden = await makeCase(admin);
  await admin.call(cases.assignCases, { caseIds: [seen.id], addIds: [limited.person.id] });
  for (const { id } of [seen, other, hidden]) {
    await makeFinishedNote(admin, {}, id);
    await makeFinishedReport(admin, {}, id);
  }
  await admin.call(cases.getCase, { caseId: seen.id });
  await admin.call(caseRights.restrictCase, { caseId: hidden.id, reason: 'accuracy', note: null });
  const ofAdmin = await activityOf(admin);
  const ofColleague = await activityOf(colleague);
  const ofLimited = await activityOf(limited);
  expect(new Set(ofAdmin.map(({ caseId }) => caseId))).toEqual(new Set([seen.id, other.id, hidden.id]));
  expect(new Set(ofColleague.map(({ caseId }) => caseId))).toEqual(new Set([seen.id, other.id]));
  expect(new Set(ofLimited.map(({ caseId }) => caseId))).toEqual(new Set([seen.id]));
  expect(ofAdmin.some(({ act }) => act === 'eyeReport.finished')).toBe(true);
  expect(ofColleague.filter(({ act }) => act.startsWith('eyeReport'))).toEqual([]);
  expect(told(ofLimited)).toEqual(told(ofAdmin.filter(({ caseId }) => caseId === seen.id)));
  expect(ofLimited.map(({ act }) => act)).not.toContain('case.read');
  expect(ofLimited.every(({ record }) => record.name === '陈小明')).toBe(true);
  expect(JSON.stringify(ofLimited)).not.toContain(other.id.slice(5));
  await admin.call(cases.assignCases, { caseIds: [seen.id], removeIds: [limited.person.id] });
  expect(await activityOf(limited)).toEqual([]);
});

test('the activity list can be filtered by kind of event, person and day, and no entry appears on two pages', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const { id } = await makeCase(user);
  await user.call(cases.changeCase, { ...child, school: 'New', caseId: id, version: 1 });
  await makeFinishedNote(clinic.admin, {}, id);
  const all = await activityOf(user);
  expect((await activityOf(user, { limit: 1 })).map(line => line.id)).toEqual(all.map(line => line.id));
  expect(new Set(all.map(line => line.id)).size).toBe(all.length);
  expect((await activityOf(user, { kind: 'notes' })).every(({ act }) => act.startsWith('note.'))).toBe(true);
  const mine = await activityOf(clinic.admin, { by: user.person.id });
  expect(mine.map(({ act, by }) => [act, by.name])).toEqual([
    ['case.changed', 'Uma User'],
    ['case.created', 'Uma User'],
  ]);
  expect((await activityOf(user, { from: today() })).length).toBe(all.length);
  const year = Number(today().slice(0, 4)) + 1;
  expect(await activityOf(user, { from: `${year}-12-31` })).toEqual([]);
});

test('a user can page back to the oldest entry of the activity list, even across months without activity', async () => {
  const { slug, admin } = await openClinic();
  const { id } = await makeCase(admin);
  await recordLongAgo(slug, 'organization.created', slug, '2026-01-31T10:00:00.000Z');
  for (const day of ['2026-02-01', '2026-02-28', '2026-03-01', '2026-06-15'])
    await recordLongAgo(slug, 'case.changed', id, `${day}T00:00:00.000Z`);
  await recordLongAgo(slug, 'case.changed', id, '2025-12-31T00:00:00.000Z');
  const changed = async (wanted: Wanted) =>
    (await activityOf(admin, wanted))
      .filter(({ act }) => act === 'case.changed')
      .map(({ at }) => at.slice(0, 10));
  const days = ['2026-06-15', '2026-03-01', '2026-02-28', '2026-02-01'];
  expect(await changed({})).toEqual(days);
  expect(await changed({ limit: 1 })).toEqual(days);
  expect(await changed({ from: '2026-03-01' })).toEqual(days.slice(0, 2));
});
