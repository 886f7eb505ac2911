import { expect, test } from 'vitest';
import { RetentionStore } from '../../../../functions/features/privacy/retention/retention-store.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { dueDateOf } from '../../../../shared/features/privacy/retention/due-date.ts';
import { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import { defaultRetention } from '../../../../shared/features/privacy/retention/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { makeCase } from '../../cases/cases/samples.ts';

test('a case is retained until a certain birthday or a number of years after the last entry, whichever is later', () => {
  const record = { updatedAt: '2026-05-01T09:00:00.000Z', lastSeenOn: '2026-06-02' };
  const dueFor = (birthDate: string | null, keepUntil: string | null = null) =>
    dueDateOf({ ...record, birthDate }, defaultRetention, keepUntil);
  expect(dueFor('2016-02-29')).toBe('2041-03-01');
  expect(dueFor('2005-01-01')).toBe('2036-06-02');
  expect(dueFor(null)).toBe('2036-06-02');
  expect(dueFor(null, '2050-01-01')).toBe('2050-01-01');
});

test('the list of cases due for erasure filters by case status and omits cases with extended retention or a legal hold', async () => {
  const { slug, admin } = await openClinic();
  const { table } = await openRawTable();
  const [due, put, young, kept, held] = await Promise.all(
    ['2010-05-05', '2010-05-05', '2024-05-05', '2010-05-05', '2010-05-05'].map(birthDate =>
      makeCase(admin, { birthDate }),
    ),
  );
  await admin.call(cases.archiveCase, { caseId: idOf(put) });
  await admin.call(retention.keepCase, { caseId: idOf(kept), keepUntil: '2060-01-01' });
  await admin.call(caseRights.holdCase, { caseId: idOf(held), note: 'A dispute' });
  const origin = { organization: slug, by: 'test', requestId: 'test', idempotency: undefined, now: Date.now };
  const store = new RetentionStore(table, slug, origin);
  const dueOn = async (today: string, status: 'active' | 'archived') =>
    (await store.findDue(defaultRetention, { status, today, cursor: null })).rows.map(({ id }) => id);
  expect(await dueOn('2035-05-04', 'active')).toEqual([]);
  expect(await dueOn('2040-01-01', 'active')).toEqual([idOf(due)]);
  expect(await dueOn('2040-01-01', 'archived')).toEqual([idOf(put)]);
  expect((await dueOn('2065-01-01', 'active')).toSorted()).toEqual([due, young, kept].map(idOf).toSorted());
  expect((await admin.call(retention.searchDueCases, {})).data.data).toEqual([]);
});

test('a change based on an outdated version of the retention rule is rejected as a conflict', async () => {
  const { admin } = await openClinic();
  const change = { untilAge: 18, yearsAfterLastEntry: 7, version: 0 };
  const { data } = await admin.call(retention.changeRetention, change);
  expect(data).toEqual({ ...change, version: 1 });
  expect((await admin.expectError(retention.changeRetention, change)).code).toBe('version.conflict');
});

const idOf = (record: { id: string } | undefined) => record?.id ?? '';
