import { type AcuityNotation, acuityNotations, logMar } from '../../../../shared/core/optics/acuity.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Answer } from '../../../../shared/features/screening/tests/answers.schema.ts';
import {
  type Measure,
  type Place,
  placesOf,
  type ScreeningTest,
  screeningTests,
} from '../../../../shared/features/screening/tests/catalogue.ts';

/** A value in the series of a line: the day, and its height; null where it has none. */
export interface Point {
  date: string;
  height: number;
}

/** One value of a test in the result. */
export interface ResultLine {
  key: string;
  place: Place;
  measure: Measure;
  today: number | string | null;
  last: number | string | null;
  /** Today less the last time; null where one of them is missing or no number. */
  change: number | null;
  /** Whether the change is for the better; null where neither is, or nothing changed. */
  isBetter: boolean | null;
  series: Point[];
}

/** A test in the result. */
export interface ResultRow {
  test: ScreeningTest;
  lines: ResultLine[];
  /** Places that were not done, or have no answer yet. */
  missing: { place: Place; answer: Extract<Answer, { state: 'notDone' }> | null }[];
  isDone: boolean;
}

const recordedIn = (screening: Screening | undefined, test: ScreeningTest, place: Place, id: string) => {
  const answer = screening?.tests[test.id][place];
  return answer?.state === 'done' ? (answer.values[id] ?? null) : null;
};

const notationOf = (screening: Screening): AcuityNotation =>
  acuityNotations.find(name => name === screening.tests.eyesight.details.notation) ?? 'decimal';

/** Higher is drawn higher: numbers as they are, acuity so that better is higher. */
function heightOf(measure: Measure, screening: Screening, value: number | string | null): number | null {
  if (typeof value === 'number') return value;
  if (value === null || measure.kind !== 'acuity') return null;
  const acuity = logMar(value, notationOf(screening));
  return acuity === null ? null : -acuity;
}

function lineOf(
  test: ScreeningTest,
  place: Place,
  measure: Measure,
  { screening, last, earlier }: Series,
): ResultLine {
  const today = recordedIn(screening, test, place, measure.id);
  const before = recordedIn(last, test, place, measure.id);
  const now = heightOf(measure, screening, today);
  const then = last ? heightOf(measure, last, before) : null;
  const change = now === null || then === null ? null : Math.round((now - then) * 100) / 100;
  const better = measure.kind === 'acuity' ? 'more' : measure.kind === 'number' ? measure.better : null;
  const series = [...earlier, screening].flatMap(one => {
    const height = heightOf(measure, one, recordedIn(one, test, place, measure.id));
    return height === null ? [] : [{ date: one.date, height }];
  });
  return {
    key: `${place}.${measure.id}`,
    place,
    measure,
    today,
    last: before,
    change,
    isBetter: change === null || change === 0 || better === null ? null : change > 0 === (better === 'more'),
    series,
  };
}

interface Series {
  screening: Screening;
  /** The last finished one before it. */
  last: Screening | undefined;
  /** All finished ones before it, the oldest first. */
  earlier: readonly Screening[];
}

/** Finished screenings of a child before this one, the oldest first. */
export const finishedBefore = (all: readonly Screening[], { id, date, createdAt }: Screening): Screening[] =>
  all
    .filter(one => one.id !== id && one.deletedAt === null && one.status !== 'draft')
    .filter(one => one.date < date || (one.date === date && one.createdAt < createdAt))
    .toSorted((a, b) =>
      a.date === b.date ? a.createdAt.localeCompare(b.createdAt) : a.date < b.date ? -1 : 1,
    );

/** Every test of a screening beside the last one and the years before, in the order of the examination. */
export function resultRows(screening: Screening, earlier: readonly Screening[]): ResultRow[] {
  const series = { screening, earlier, last: earlier.at(-1) };
  return screeningTests.map(test => {
    const lines = placesOf(test)
      .flatMap(place => test.measures.map(measure => lineOf(test, place, measure, series)))
      .filter(({ today, last }) => today !== null || last !== null);
    const missing = placesOf(test).flatMap(place => {
      const answer = screening.tests[test.id][place];
      return answer?.state === 'done' ? [] : [{ place, answer }];
    });
    return { test, lines, missing, isDone: missing.length < placesOf(test).length };
  });
}
