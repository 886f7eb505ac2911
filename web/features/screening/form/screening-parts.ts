import { type TestId, testIds } from '../../../../shared/features/screening/tests/catalogue.ts';
import type { ScreeningValues } from './screening-values.ts';

/** What only makes sense together: one version of it is kept, or the other. */
export type PartKey = Exclude<keyof ScreeningValues, 'tests'> | TestId;

const fields = [
  'date',
  'testerId',
  'school',
  'grade',
  'place',
  'wearsSpectacles',
  'notes',
  'recommendations',
] as const;

const isTest = (key: PartKey): key is TestId => testIds.some(id => id === key);

export const partOf = (values: ScreeningValues, key: PartKey): unknown =>
  isTest(key) ? values.tests[key] : values[key];

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The parts in which two versions differ. */
export const differingParts = (one: ScreeningValues, other: ScreeningValues): PartKey[] =>
  [...fields, ...testIds].filter(key => !isEqual(partOf(one, key), partOf(other, key)));

/** Their version with some parts of one's own. */
export function mergeScreening(
  theirs: ScreeningValues,
  mine: ScreeningValues,
  keys: ReadonlySet<string>,
): ScreeningValues {
  const merged = { ...theirs, tests: { ...theirs.tests } };
  for (const key of [...fields, ...testIds]) {
    if (!keys.has(key)) continue;
    if (isTest(key)) merged.tests[key] = mine.tests[key];
    else Object.assign(merged, { [key]: mine[key] });
  }
  return merged;
}
