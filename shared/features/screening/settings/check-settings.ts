import { numberMeasuresOf } from '../results/number-measures.ts';
import { testOf } from '../tests/catalogue.ts';
import { NormSetFields } from './norms.schema.ts';
import { ScreeningRule } from './rules.schema.ts';

type Path = (string | number)[];

const hasNumber = (test: NormSetFields['test'], measure: string) =>
  numberMeasuresOf(testOf(test)).some(({ id }) => id === measure);

const isBelow = (high: number | null, low: number | null) => high !== null && low !== null && high < low;

/** A norm of a number that the test has, in which every line says something that is possible. */
export const CheckedNormSet = NormSetFields.check(({ value, issues }) => {
  const add = (path: Path, message: string) => issues.push({ code: 'custom', path, message, input: value });
  if (!hasNumber(value.test, value.measure)) add(['measure'], 'validation.invalid');
  for (const [index, { ageFrom, ageTo, low, high, typical }] of value.rows.entries()) {
    if (isBelow(ageTo, ageFrom)) add(['rows', index, 'ageTo'], 'validation.range');
    if (isBelow(high, low)) add(['rows', index, 'high'], 'validation.range');
    if (low === null && high === null && typical === null)
      add(['rows', index, 'typical'], 'validation.required');
  }
});

/** A rule about something that the test has. */
export const CheckedRule = ScreeningRule.check(({ value, issues }) => {
  const { condition } = value;
  const add = (name: string) =>
    issues.push({ code: 'custom', path: ['condition', name], message: 'validation.invalid', input: value });
  if (condition.kind === 'number' && !hasNumber(condition.test, condition.measure)) add('measure');
  if (condition.kind === 'choice') {
    const measure = testOf(condition.test).measures.find(({ id }) => id === condition.measure);
    if (measure?.kind !== 'choice') add('measure');
    else if (!measure.options.includes(condition.is)) add('is');
  }
});
