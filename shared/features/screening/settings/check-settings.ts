import { addProblem } from '../../../core/fields.ts';
import { numberMeasuresOf } from '../results/number-measures.ts';
import { testOf } from '../tests/catalogue.ts';
import { NormSetFields } from './norms.schema.ts';
import { ScreeningRule } from './rules.schema.ts';

type Path = (string | number)[];

const hasNumber = (test: NormSetFields['test'], measure: string) =>
  numberMeasuresOf(testOf(test)).some(({ id }) => id === measure);

const isBelow = (high: number | null, low: number | null) => high !== null && low !== null && high < low;

/** A norm with further checks: the test has the measure, and the values in every line are possible. */
export const CheckedNormSet = NormSetFields.check(payload => {
  const { value } = payload;
  const add = (path: Path, message: string) => addProblem(payload, path, message, value);
  if (!hasNumber(value.test, value.measure)) add(['measure'], 'validation.invalid');
  for (const [index, { ageFrom, ageTo, low, high, typical }] of value.rows.entries()) {
    if (isBelow(ageTo, ageFrom)) add(['rows', index, 'ageTo'], 'validation.range');
    if (isBelow(high, low)) add(['rows', index, 'high'], 'validation.range');
    if (low === null && high === null && typical === null)
      add(['rows', index, 'typical'], 'validation.required');
  }
});

/** A rule for recommendations, with the further check that the test has the measure. */
export const CheckedRule = ScreeningRule.check(payload => {
  const { value } = payload;
  const { condition } = value;
  const add = (name: string) => addProblem(payload, ['condition', name], 'validation.invalid', value);
  if (condition.kind === 'number' && !hasNumber(condition.test, condition.measure)) add('measure');
  if (condition.kind === 'choice') {
    const measure = testOf(condition.test).measures.find(({ id }) => id === condition.measure);
    if (measure?.kind !== 'choice') add('measure');
    else if (!measure.options.includes(condition.is)) add('is');
  }
});
