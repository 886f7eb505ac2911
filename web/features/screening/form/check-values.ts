import { unclearAcuities } from '../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../shared/core/reading/read-acuity.ts';
import { ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import { lacksNotation } from '../../../../shared/features/screening/tests/answers.schema.ts';
import type { Place, TestId } from '../../../../shared/features/screening/tests/catalogue.ts';
import { type OpenPlace, openPlaces } from '../../../../shared/features/screening/tests/completeness.ts';
import { type EntryValues, type ScreeningValues, toFields } from './screening-values.ts';
import { type StepKey, stepOfPath } from './steps.ts';

const notationPath = 'tests.eyesight.details.notation';

/** I18n key of each error by field path. */
export type Problems = Record<string, string>;

const keyOf = (message: string): string =>
  message.startsWith('validation.') ? message : 'validation.invalid';

export function findProblems(values: ScreeningValues, { today, birthDate }: Days): Problems {
  const fields = toFields(values);
  const { error } = ScreeningFields.safeParse(fields);
  const found = error?.issues.map(({ path, message }) => [path.join('.'), keyOf(message)] as const) ?? [];
  const problems: Problems = Object.fromEntries(found);
  if (lacksNotation(fields.tests)) problems[notationPath] = 'validation.acuity_notation';
  if (values.date.trim() === '') problems.date = 'validation.required';
  else if (values.date > today) problems.date = 'validation.future_date';
  else if (birthDate !== null && values.date < birthDate) problems.date = 'validation.before_birth';
  return problems;
}

/**
 * Replaces values that cannot be saved with stored ones. Replaces only the wrong side of a test; for an error
 * that concerns no side, the whole test.
 */
export function withoutProblems(
  values: ScreeningValues,
  problems: Problems,
  stored: ScreeningValues,
): ScreeningValues {
  const kept: ScreeningValues = { ...values, tests: { ...values.tests } };
  for (const path of Object.keys(problems)) {
    const [field = '', name, part] = path.split('.');
    if (field !== 'tests') {
      Object.assign(kept, { [field]: stored[field as keyof ScreeningValues] });
      continue;
    }
    const test = name as TestId;
    const wrong = path === notationPath ? unclearPlaces(values.tests[test]) : [part as Place];
    kept.tests[test] = wrong.every(place => kept.tests[test].places[place])
      ? withPlacesOf(stored.tests[test], kept.tests[test], wrong)
      : stored.tests[test];
  }
  return kept;
}

const unclearPlaces = ({ places }: EntryValues): Place[] =>
  (Object.keys(places) as Place[]).filter(
    place => unclearAcuities(Object.values(places[place]?.values ?? {}).map(readAcuity)).length > 0,
  );

const withPlacesOf = (stored: EntryValues, entry: EntryValues, places: Place[]): EntryValues => ({
  ...entry,
  places: { ...entry.places, ...Object.fromEntries(places.map(place => [place, stored.places[place]])) },
});

interface Days {
  today: string;
  birthDate: string | null;
}

export const findOpen = (values: ScreeningValues): OpenPlace[] => openPlaces(toFields(values).tests);

export const problemsOf = (step: StepKey, problems: Problems): string[] =>
  Object.keys(problems).filter(path => stepOfPath(path) === step);
