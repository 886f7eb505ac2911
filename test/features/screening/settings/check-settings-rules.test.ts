import { expect, test } from 'vitest';
import { findingsOf } from '../../../../shared/features/screening/results/findings.ts';
import { numberMeasuresOf } from '../../../../shared/features/screening/results/number-measures.ts';
import {
  CheckedNormSet,
  CheckedRule,
} from '../../../../shared/features/screening/settings/check-settings.ts';
import type { NormRow } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { offeredRules, shippedRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { screeningTests } from '../../../../shared/features/screening/tests/catalogue.ts';
import { ageText, monthsOf } from '../../../../web/features/screening/settings/age-text.ts';
import { fieldsOfNorm, valuesOfNorm } from '../../../../web/features/screening/settings/norm-values.ts';
import { fieldsOfRule, valuesOfRule } from '../../../../web/features/screening/settings/rule-values.ts';
import { answeredTests } from '../screenings/samples.ts';
import { eyesightNorm, handRule } from './samples.ts';

const pathsOf = (schema: typeof CheckedNormSet | typeof CheckedRule, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('norms and recommendation rules can use every number that a test result contains', () => {
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

test('a norm set with a measure of another test, or with impossible rows, is rejected, with an error at the field', () => {
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

test('a recommendation rule with a measure of another test is rejected', () => {
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

test('norms and recommendation rules are unchanged after conversion to form values and back', () => {
  for (const { approvedBy: _, approvedAt: __, ...set } of shippedNorms.sets)
    expect(CheckedNormSet.parse(fieldsOfNorm(valuesOfNorm(set), set))).toEqual(set);
  for (const rule of [...shippedRules.rules, ...offeredRules, handRule])
    expect(CheckedRule.parse(fieldsOfRule(valuesOfRule(rule), rule))).toEqual({ source: null, ...rule });
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

const problemsOf = (schema: typeof CheckedNormSet | typeof CheckedRule, input: unknown) =>
  schema
    .safeParse(input)
    .error?.issues.map(({ code, message, path }) => `${code} ${message} ${path.join('.')}`) ?? [];
const line = (row: Partial<NormRow>) =>
  problemsOf(CheckedNormSet, { ...eyesightNorm, rows: [{ ...eyesightNorm.rows[0], ...row }] });

test('a range of values or ages in a norm row can start and end at the same number, but cannot end below its start', () => {
  expect([line({ low: 2, high: 2 }), line({ ageFrom: 84, ageTo: 84 })]).toEqual([[], []]);
  expect(line({ low: 2, high: 1.9 })).toEqual(['custom validation.range rows.0.high']);
  expect(line({ ageFrom: 84, ageTo: 83 })).toEqual(['custom validation.range rows.0.ageTo']);
});

test('a range of values or ages in a norm row can have only a start or only an end', () => {
  for (const row of [{ low: 2, high: null }, { low: null, high: -2 }, { ageFrom: 84 }, { ageTo: 0 }])
    expect(line(row), JSON.stringify(row)).toEqual([]);
});

test('a norm row needs a lowest, highest or typical value; zero is a value', () => {
  const nothing = { low: null, high: null, typical: null };
  for (const said of [{ low: 0 }, { high: 0 }, { typical: 0 }])
    expect(line({ ...nothing, ...said }), JSON.stringify(said)).toEqual([]);
  expect(line(nothing)).toEqual(['custom validation.required rows.0.typical']);
});

test('a norm or rule must name a measure of its own test, and a rule about a choice must name an existing choice', () => {
  const invalid = (path: string) => [`custom validation.invalid ${path}`];
  const asked = (condition: object) => problemsOf(CheckedRule, { ...handRule, condition });
  const effect = { kind: 'choice', test: 'plusLens', measure: 'effect' };
  expect(problemsOf(CheckedNormSet, { ...eyesightNorm, measure: 'unaided' })).toEqual(invalid('measure'));
  expect(asked({ ...handRule.condition, measure: 'grade' })).toEqual(invalid('condition.measure'));
  expect(asked({ ...effect, is: 'red' })).toEqual(invalid('condition.is'));
  expect(asked({ ...effect, measure: 'without', is: 'better' })).toEqual(invalid('condition.measure'));
  expect(asked({ kind: 'followUp', test: 'moro' })).toEqual([]);
});
