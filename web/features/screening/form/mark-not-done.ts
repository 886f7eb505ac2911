import type { NotDoneReason } from '../../../../shared/features/screening/tests/answers.schema.ts';
import type { OpenPlace } from '../../../../shared/features/screening/tests/completeness.ts';
import { isUntouched, type PlaceValues, type ScreeningValues } from './screening-values.ts';

type Tests = ScreeningValues['tests'];

/** Places of tests that were marked as not done together, so that this can be undone. */
export interface MarkedPlaces {
  places: readonly OpenPlace[];
  reason: NotDoneReason;
}

/**
 * The open places of tests in which nothing was recorded yet. A test with one eye recorded is not among them.
 */
export const untouchedPlaces = (open: readonly OpenPlace[], tests: Tests): OpenPlace[] =>
  open.filter(({ test }) => isUntouched(tests[test]));

const withAnswers = (
  tests: Tests,
  places: readonly OpenPlace[],
  change: (answer: PlaceValues) => PlaceValues,
): Tests => {
  const changed = { ...tests };
  for (const { test, place } of places) {
    const answer = changed[test].places[place];
    if (!answer) continue;
    changed[test] = { ...changed[test], places: { ...changed[test].places, [place]: change(answer) } };
  }
  return changed;
};

/** Marks places as not done, all for the same reason. */
export const markNotDone = (tests: Tests, { places, reason }: MarkedPlaces): Tests =>
  withAnswers(tests, places, answer => ({ ...answer, reason }));

/** The marked places that have got no other reason and no note since. */
export const stillMarked = (tests: Tests, { places, reason }: MarkedPlaces): OpenPlace[] =>
  places.filter(({ test, place }) => {
    const answer = tests[test].places[place];
    return answer?.reason === reason && answer.note.trim() === '';
  });

/** Undoes `markNotDone` where the mark is unchanged. */
export const unmarkNotDone = (tests: Tests, marked: MarkedPlaces): Tests =>
  withAnswers(tests, stillMarked(tests, marked), answer => ({ ...answer, reason: '' }));
