import { isAcuity, unclearAcuities } from '../../../../../shared/core/optics/acuity.ts';
import { eyes } from '../../../../../shared/core/optics/eyes.ts';
import { readAcuity } from '../../../../../shared/core/reading/read-acuity.ts';
import { limitViolation } from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { EyeReportFields } from '../../../../../shared/features/eye/eye-reports/input.schema.ts';
import {
  limitsOf,
  type NumberFieldName,
  parseField,
} from '../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { fieldsAt, futureDays } from '../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { visitFields } from '../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { fieldErrors } from '../../../../ui/form/field-errors.ts';
import { lacksNotation } from './acuity/typed-acuities.ts';
import { type EyeValues, methods, type PowerTexts, toFields } from './eye-values.ts';
import { wholePower } from './whole-power/whole-power.ts';

const powers: (keyof PowerTexts)[] = ['sph', 'cyl', 'axis', 'add'];

export function validateVisit(values: EyeValues, today: string): Record<string, string> {
  const acuities = acuityEntries(values);
  const numbers = numberEntries(values);
  const found = Object.entries(fieldErrors(EyeReportFields, toFields(values))).filter(
    ([path]) => !acuities.some(([acuityPath]) => acuityPath === path),
  );
  const errors = {
    ...toFormPaths(Object.fromEntries(found)),
    ...(values.date > today && { date: 'validation.future_date' }),
    ...Object.fromEntries(
      futureDays(visitFields, values, today).map(path => [path, 'validation.future_date']),
    ),
    ...Object.fromEntries(
      acuities.filter(([, text]) => isWrongAcuity(values, text)).map(([path]) => [path, 'validation.acuity']),
    ),
    ...(lacksNotation(values) && { acuityNotation: 'validation.acuity_notation' }),
    ...Object.fromEntries(numbers.flatMap(entry => validateNumber(values, entry))),
  };
  return inOrderOfFields(
    errors,
    numbers.map(([path]) => path),
  );
}

/** Sorts the errors of numbers as their fields stand on the page; other errors keep their places after them. */
function inOrderOfFields(errors: Record<string, string>, paths: string[]): Record<string, string> {
  const known = paths.flatMap(path => (errors[path] === undefined ? [] : [[path, errors[path]]]));
  return { ...Object.fromEntries(known), ...errors };
}

/** Converts the field paths of a report into field paths of the form. */
export function toFormPaths(found: Record<string, string>): Record<string, string> {
  const names: Record<string, string> = {
    'to.name': 'toName',
    'to.kind': 'toKind',
    'prescription.vertex': 'vertex',
    'prescription.expiresOn': 'expiresOn',
  };
  return Object.fromEntries(Object.entries(found).map(([path, key]) => [names[path] ?? path, key]));
}

const fieldsOf = (values: EyeValues) => fieldsAt(visitFields, values);

function acuityEntries(values: EyeValues): [path: string, text: string][] {
  const { refractions } = values;
  return [
    ...methods.flatMap(method =>
      eyes.map((eye): [string, string] => [`refractions.${method}.${eye}.va`, refractions[method][eye].va]),
    ),
    ...fieldsOf(values).flatMap(({ path, field, value }): [string, string][] =>
      field.kind === 'acuity' ? [[path, String(value)]] : [],
    ),
  ];
}

/** Whether a typed acuity is unreadable. A number whose notation is not chosen yet is readable. */
export function isWrongAcuity({ acuityNotation }: Pick<EyeValues, 'acuityNotation'>, typed: string): boolean {
  const text = readAcuity(typed);
  if (text === '' || (acuityNotation === '' && unclearAcuities([text]).length > 0)) return false;
  return !isAcuity(text, acuityNotation || 'decimal');
}

type NumberText = [path: string, field: NumberFieldName, text: string];

function numberEntries(values: EyeValues): NumberText[] {
  const { refractions, prescription, vertex } = values;
  return [
    ...methods.flatMap(method =>
      eyes.flatMap(eye =>
        powers.map(
          (field): NumberText => [
            `refractions.${method}.${eye}.${field}`,
            field,
            refractions[method][eye][field],
          ],
        ),
      ),
    ),
    ...eyes.flatMap(eye => [
      ...([...powers, 'pd', 'height', 'baseCurve', 'diameter'] as const).map(
        (field): NumberText => [`prescription.${eye}.${field}`, field, prescription[eye][field]],
      ),
      ...prescription[eye].prisms.map(
        ({ power }, place): NumberText => [`prescription.${eye}.prisms.${place}.power`, 'prism', power],
      ),
    ]),
    ['vertex', 'vertex', vertex],
    ...fieldsOf(values).flatMap(({ path, field, value }): NumberText[] =>
      field.number ? [[path, field.number, String(value ?? '')]] : [],
    ),
  ];
}

function validateNumber({ lensKind }: EyeValues, [path, field, text]: NumberText): [string, string][] {
  if (field === 'sph' && wholePower(text)) return [[path, 'whole']];
  const typed = parseField(field, text);
  if (typed === 'blank') return [];
  if (typeof typed !== 'object') return [[path, typed]];
  return limitViolation(typed.value, limitsOf(field, lensKind, typed.value)) ? [[path, 'range']] : [];
}
