import type { Answer, TestEntries } from './answers.schema.ts';
import { type Place, placesOf, type ScreeningTest, screeningTests, type TestId } from './catalogue.ts';

/** Where a test has no answer yet. */
export interface OpenPlace {
  test: TestId;
  place: Place;
}

/** Whether something was recorded with which the test counts as done. */
export function isDone({ required }: ScreeningTest, answer: Answer | null): boolean {
  if (answer?.state !== 'done') return false;
  const { values } = answer;
  return required.every(names => names.some(name => (values[name] ?? null) !== null));
}

/** Whether it was done, or a reason says why not. */
export const isAnswered = (test: ScreeningTest, answer: Answer | null): boolean =>
  answer?.state === 'notDone' || isDone(test, answer);

/** What has to be answered before a screening can be finished, in the order of the examination. */
export function openPlaces(tests: TestEntries): OpenPlace[] {
  return screeningTests.flatMap(test =>
    placesOf(test)
      .filter(place => !isAnswered(test, tests[test.id][place]))
      .map(place => ({ test: test.id, place })),
  );
}

/** How many tests were done wholly or on one side, and of how many. */
export function countDone(tests: TestEntries): { done: number; all: number } {
  const done = screeningTests.filter(test =>
    placesOf(test).some(place => isDone(test, tests[test.id][place])),
  );
  return { done: done.length, all: screeningTests.length };
}
