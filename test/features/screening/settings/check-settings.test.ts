import { expect, test } from 'vitest';
import { findingsOf } from '../../../../shared/features/screening/results/findings.ts';
import { numberMeasuresOf } from '../../../../shared/features/screening/results/number-measures.ts';
import {
  CheckedNormSet,
  CheckedRule,
} from '../../../../shared/features/screening/settings/check-settings.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { shippedRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { screeningTests } from '../../../../shared/features/screening/tests/catalogue.ts';
import { ageText, monthsOf } from '../../../../web/features/screening/settings/age-text.ts';
import { fieldsOfNorm, valuesOfNorm } from '../../../../web/features/screening/settings/norm-values.ts';
import { fieldsOfRule, valuesOfRule } from '../../../../web/features/screening/settings/rule-values.ts';
import { answeredTests } from '../screenings/samples.ts';
import { eyesightNorm, handRule } from './samples.ts';

const pathsOf = (schema: typeof CheckedNormSet | typeof CheckedRule, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('norms and rules may speak of every number that a result has', () => {
  const tests = TestEntries.parse({
    ...answeredTests(),
    eyeTracking: {
      whole: {
        state: 'done',
        values: { vertical: 40, horizontal: 60, omissions: 1, additions: 0, errors: 0 },
      },
      details: { card: 'dem80' },
    },
  });
  for (const one of screeningTests) {
    const known = numberMeasuresOf(one).map(({ id, unit }) => `${id} ${unit}`);
    const found = findingsOf(one, tests[one.id]).filter(({ value }) => value !== null);
    for (const { measure, unit } of found) expect(known, one.id).toContain(`${measure} ${unit}`);
  }
});

test('a norm names a number of its test, and each of its lines says something that is possible', () => {
  const [row] = eyesightNorm.rows;
  expect(pathsOf(CheckedNormSet, eyesightNorm)).toEqual([]);
  expect(pathsOf(CheckedNormSet, { ...eyesightNorm, measure: 'rate' })).toEqual(['measure']);
  const rows = [
    { ...row, low: 3, high: 2 },
    { ...row, ageFrom: 90, ageTo: 84 },
    { ...row, high: null },
  ];
  expect(pathsOf(CheckedNormSet, { ...eyesightNorm, rows })).toEqual([
    'rows.0.high',
    'rows.1.ageTo',
    'rows.2.typical',
  ]);
});

test('a rule asks for what its test has', () => {
  const choice = { kind: 'choice', test: 'plusLens', measure: 'effect', is: 'better' };
  expect(pathsOf(CheckedRule, { ...handRule, condition: choice })).toEqual([]);
  expect(pathsOf(CheckedRule, { ...handRule, condition: { ...choice, is: 'red' } })).toEqual([
    'condition.is',
  ]);
  expect(pathsOf(CheckedRule, { ...handRule, condition: { ...choice, test: 'romberg' } })).toEqual([
    'condition.measure',
  ]);
  expect(
    pathsOf(CheckedRule, { ...handRule, condition: { ...handRule.condition, measure: 'rate' } }),
  ).toEqual(['condition.measure']);
});

test('what is typed of norms and rules comes back as it was', () => {
  for (const { approvedBy: _, approvedAt: __, ...set } of shippedNorms.sets)
    expect(CheckedNormSet.parse(fieldsOfNorm(valuesOfNorm(set), set))).toEqual(set);
  for (const rule of [...shippedRules.rules, handRule])
    expect(CheckedRule.parse(fieldsOfRule(valuesOfRule(rule), rule))).toEqual(rule);
  expect(['7', '7;6', '7；6', '', '7;12', 'x'].map(monthsOf)).toEqual([
    84,
    90,
    90,
    null,
    Number.NaN,
    Number.NaN,
  ]);
  expect(ageText(90)).toBe('7;6');
});
