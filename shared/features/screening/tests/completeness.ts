import type { Answer, TestEntries } from './answers.schema.ts';
import { type Place, placesOf, type ScreeningTest, screeningTests, type TestId } from './catalogue.ts';

export interface OpenPlace {
  test: TestId;
  place: Place;
}

export function isDone({ required }: ScreeningTest, answer: Answer | null): boolean {
  if (answer?.state !== 'done') return false;
  const { values } = answer;
  return required.every(names => names.some(name => (values[name] ?? null) !== null));
}

/** Whether a test was done, or the answer gives a reason why it was not done. */
export const isAnswered = (test: ScreeningTest, answer: Answer | null): boolean =>
  answer?.state === 'notDone' || isDone(test, answer);

/** Places that must be answered before a screening can be finished, in the order of the examination. */
export function openPlaces(tests: TestEntries): OpenPlace[] {
  return screeningTests.flatMap(test =>
    placesOf(test)
      .filter(place => !isAnswered(test, tests[test.id][place]))
      .map(place => ({ test: test.id, place })),
  );
}

/** Tests with a place (whole test or side) that has no answer. */
export const openTests = (open: readonly OpenPlace[]): TestId[] => [...new Set(open.map(({ test }) => test))];

/**
 * Number of tests that are completely answered and were done on at least one side, and number of all tests.
 */
export function countDone(tests: TestEntries): { done: number; all: number } {
  const done = screeningTests.filter(
    test =>
      placesOf(test).every(place => isAnswered(test, tests[test.id][place])) &&
      placesOf(test).some(place => isDone(test, tests[test.id][place])),
  );
  return { done: done.length, all: screeningTests.length };
}
