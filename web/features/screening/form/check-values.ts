import { ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import { lacksNotation } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { type OpenPlace, openPlaces } from '../../../../shared/features/screening/tests/completeness.ts';
import { type ScreeningValues, toFields } from './screening-values.ts';
import { type StepKey, stepOfPath } from './steps.ts';

/** I18n key of each error by field path. */
export type Problems = Record<string, string>;

const keyOf = (message: string): string =>
  message.startsWith('validation.') ? message : 'validation.invalid';

export function findProblems(values: ScreeningValues, { today, birthDate }: Days): Problems {
  const fields = toFields(values);
  const { error } = ScreeningFields.safeParse(fields);
  const found = error?.issues.map(({ path, message }) => [path.join('.'), keyOf(message)] as const) ?? [];
  const problems: Problems = Object.fromEntries(found);
  if (lacksNotation(fields.tests)) problems['tests.eyesight.details.notation'] = 'validation.acuity_notation';
  if (values.date.trim() === '') problems.date = 'validation.required';
  else if (values.date > today) problems.date = 'validation.future_date';
  else if (birthDate !== null && values.date < birthDate) problems.date = 'validation.before_birth';
  return problems;
}

interface Days {
  today: string;
  birthDate: string | null;
}

export const findOpen = (values: ScreeningValues): OpenPlace[] => openPlaces(toFields(values).tests);

export const problemsOf = (step: StepKey, problems: Problems): string[] =>
  Object.keys(problems).filter(path => stepOfPath(path) === step);
