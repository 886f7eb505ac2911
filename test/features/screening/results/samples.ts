import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import type { TestId } from '../../../../shared/features/screening/tests/catalogue.ts';

export const done = (values: Record<string, unknown>) => ({ state: 'done', values });
const child = { birthDate: '2017-03-10', gender: 'female' as const };
const screening = (tests: Record<string, unknown>, changes = {}) => ({
  ...{ id: 'scr_2', date: '2026-05-16', band: '7-11' as const, grade: 'P3' },
  tests: TestEntries.parse(tests),
  ...changes,
});
export const norm = (test: TestId, measure: string, low: number | null, high: number | null): NormSet => ({
  ...{ id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40101', test, measure, name: 'Norm', source: 'Source' },
  ...{ edition: '2nd', population: 'Pupils', language: null, task: null, isApproved: true },
  ...{ approvedBy: null, approvedAt: null },
  rows: [{ band: null, ageFrom: null, ageTo: null, sex: null, grade: null, low, high, typical: 5 }],
});
/** Returns the row of a test in a screening result. */
export const rowOf = (id: TestId, now: object, before?: object, sets: NormSet[] = []) => {
  const rows = resultOf(
    screening({ [id]: now }),
    before && screening({ [id]: before }, { id: 'scr_1', date: '2025-05-16' }),
    sets,
    child,
  );
  const row = rows.find(({ test: one }) => one === id);
  if (!row) throw new Error(`there is no ${id}`);
  return row;
};
