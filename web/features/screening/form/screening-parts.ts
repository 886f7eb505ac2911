import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { type TestId, testIds } from '../../../../shared/features/screening/tests/catalogue.ts';
import type { ValueParts } from '../../../ui/dialog/value-parts.ts';
import type { ScreeningValues } from './screening-values.ts';

/** Key of values that belong together. In a conflict, the user keeps one version of all of them. */
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

const partOf = (values: ScreeningValues, key: PartKey): unknown =>
  isTest(key) ? values.tests[key] : values[key];

const differing = (one: ScreeningValues, other: ScreeningValues): PartKey[] =>
  [...fields, ...testIds].filter(key => !isSame(partOf(one, key), partOf(other, key)));

function merge(theirs: ScreeningValues, mine: ScreeningValues, keys: ReadonlySet<string>): ScreeningValues {
  const merged = { ...theirs, tests: { ...theirs.tests } };
  for (const key of [...fields, ...testIds]) {
    if (!keys.has(key)) continue;
    if (isTest(key)) merged.tests[key] = mine.tests[key];
    else Object.assign(merged, { [key]: mine[key] });
  }
  return merged;
}

export const partsOfScreening: ValueParts<ScreeningValues, PartKey> = { differing, merge };
