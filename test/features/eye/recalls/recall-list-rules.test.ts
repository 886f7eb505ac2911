import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import {
  changedDecision,
  type RecallDecision,
  standingDecision,
} from '../../../../shared/features/eye/recalls/recall-decision.ts';
import { recallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import { visitDaysOf } from '../../../../shared/features/eye/recalls/visit-days.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

const seen = (date: string, followUp: string | null = null, changes: Partial<SeriesVisit> = {}) =>
  seriesVisit(date, [-1, -1], { followUp, ...changes });
const [asking, plain, again] = [
  seen('2025-01-01', '2025-07-01'),
  seen('2025-08-01'),
  seen('2025-09-01', '2026-03-01'),
];
const decided = (reportId: string, after: string): RecallDecision => ({
  changes: 1,
  notNeeded: { reportId, after },
});
const listed = (visits: SeriesVisit[], recall?: RecallDecision) => {
  const found = recallOf('case_1', { visits, ...(recall && { recall }) });
  return found && [found.list, found.visit.reportId, found.visit.seenOn, found.visit.dueOn];
};

test('if several visits have a follow-up date, the last of these visits decides when the recall is due', () => {
  expect(recallOf('case_1', { visits: [asking, plain, again] })).toEqual({
    list: 'due',
    visit: { caseId: 'case_1', reportId: again.id, seenOn: '2025-09-01', dueOn: '2026-03-01' },
    last: again.id,
  });
});

test('the decision “no recall needed” belongs to its visit; if this visit was deleted, to the last visit', () => {
  expect(listed([asking, plain], decided(asking.id, plain.id))).toEqual([
    ...['notNeeded', asking.id, '2025-08-01', '2025-07-01'],
  ]);
  expect(listed([asking, plain], decided('eye_gone', plain.id))).toEqual([
    ...['notNeeded', plain.id, '2025-08-01', null],
  ]);
});

test('follow-up dates that were set before the decision that no recall is needed are ignored', () => {
  expect(listed([asking, plain, again], decided(asking.id, plain.id))).toEqual([
    ...['due', again.id, '2025-09-01', '2026-03-01'],
  ]);
  expect(listed([asking, plain, seen('2025-09-01')], decided(asking.id, plain.id))?.[0]).toBe('unscheduled');
  expect(listed([asking, plain], { changes: 2, notNeeded: null })?.[0]).toBe('due');
});

test('a child is due on the follow-up date, and never due without a follow-up date or if no recall is needed', () => {
  const dueOnOf = (series: Parameters<typeof recallOf>[1]) => visitDaysOf('case_1', series, null).nextDueOn;
  expect(dueOnOf({ visits: [asking, plain] })).toBe('2025-07-01');
  expect(dueOnOf({ visits: [plain] })).toBeNull();
  expect(dueOnOf({ visits: [] })).toBeNull();
  expect(dueOnOf({ visits: [asking], recall: decided(asking.id, asking.id) })).toBeNull();
});

const decision = decided(asking.id, plain.id);
const standing = (
  before: SeriesVisit | undefined,
  after: Partial<SeriesVisit & { deletedAt: string | null }>,
  of: RecallDecision | undefined = decision,
) => standingDecision(of, before, { ...plain, ...before, deletedAt: null, ...after });
const fallen = { changes: 1, notNeeded: null };

test('deleting the last visit before the decision that no recall is needed cancels the decision; deleting an earlier visit does not', () => {
  const deletedAt = '2025-09-01T08:00:00.000Z';
  expect(standing(plain, { deletedAt })).toEqual(fallen);
  expect(standing(asking, { deletedAt })).toEqual(decision);
  expect(standing(plain, {})).toEqual(decision);
});

test('a finished visit with another follow-up date cancels the decision that no recall is needed', () => {
  expect(standing(asking, { followUp: '2025-08-01' })).toEqual(fallen);
  expect(standing(asking, { followUp: '2025-07-01' })).toEqual(decision);
  expect(standing(asking, { followUp: null })).toEqual(decision);
  expect(standing({ ...asking, status: 'amended' }, { followUp: '2025-08-01' })).toEqual(fallen);
  expect(standing({ ...asking, status: 'draft' }, { followUp: '2025-08-01' })).toEqual(decision);
  expect(standing(undefined, { followUp: '2025-08-01' })).toEqual(decision);
});

test('if “no recall needed” was undone or never decided, a new follow-up date does not change the decision', () => {
  const back: RecallDecision = { changes: 2, notNeeded: null };
  expect(standing(asking, { followUp: '2025-08-01' }, back)).toBe(back);
  expect(
    standingDecision(undefined, asking, { ...asking, followUp: '2025-08-01', deletedAt: null }),
  ).toBeUndefined();
});

test('deciding that no recall is needed, and undoing the decision, each add one to the number of changes of the recall', () => {
  const notNeeded = { reportId: asking.id, after: plain.id };
  expect(changedDecision(undefined, notNeeded)).toEqual({ changes: 1, notNeeded });
  expect(changedDecision({ changes: 4, notNeeded }, null)).toEqual({ changes: 5, notNeeded: null });
});
