import {
  isNumberNotation,
  type NumberNotation,
  notationToStore,
  presetNotation,
  unclearAcuities,
} from '../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../shared/core/reading/read-acuity.ts';
import { readNumber } from '../../../../shared/core/reading/read-number.ts';
import type {
  Recommendation,
  Screening,
  ScreeningFields,
} from '../../../../shared/features/screening/screenings/schema.ts';
import type {
  Answer,
  MeasureValues,
  NotDoneReason,
} from '../../../../shared/features/screening/tests/answers.schema.ts';
import {
  type Measure,
  type Place,
  placesOf,
  type ScreeningTest,
  screeningTests,
  type TestId,
} from '../../../../shared/features/screening/tests/catalogue.ts';

/** Typed texts by the id of the measure. */
export type Typed = Record<string, string>;

/** Form values for one place of a test, such as a side: the typed values, or why it was not done. */
export interface PlaceValues {
  values: Typed;
  reason: NotDoneReason | '';
  note: string;
}

export interface EntryValues {
  places: Partial<Record<Place, PlaceValues>>;
  details: Typed;
  remark: string;
}

export interface ScreeningValues {
  date: string;
  testerId: string;
  school: string;
  grade: string;
  place: string;
  wearsSpectacles: '' | 'yes' | 'no';
  notes: string;
  recommendations: Recommendation[];
  tests: Record<TestId, EntryValues>;
}

const textOf = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const typedOf = (measures: readonly Measure[], values: MeasureValues): Typed =>
  Object.fromEntries(measures.map(({ id }) => [id, textOf(values[id])]));

function placeOf(test: ScreeningTest, answer: Answer | null): PlaceValues {
  const values = typedOf(test.measures, answer?.state === 'done' ? answer.values : {});
  return answer?.state === 'notDone'
    ? { values, reason: answer.reason, note: answer.note ?? '' }
    : { values, reason: '', note: '' };
}

const byTest = <Value>(make: (test: ScreeningTest) => Value): Record<TestId, Value> =>
  Object.fromEntries(screeningTests.map(test => [test.id, make(test)])) as Record<TestId, Value>;

export function emptyScreening(date: string, testerId: string): ScreeningValues {
  const blank = { school: '', grade: '', place: '', wearsSpectacles: '', notes: '' } as const;
  const tests = byTest(test => ({
    places: Object.fromEntries(placesOf(test).map(place => [place, placeOf(test, null)])),
    details: typedOf(test.details, {}),
    remark: '',
  }));
  return { ...blank, date, testerId, recommendations: [], tests };
}

export function toFormValues(screening: Screening): ScreeningValues {
  const { date, tester, school, grade, place, wearsSpectacles, notes, recommendations, tests } = screening;
  return {
    date,
    testerId: tester.id,
    school: textOf(school),
    grade: textOf(grade),
    place: textOf(place),
    wearsSpectacles: wearsSpectacles === null ? '' : wearsSpectacles ? 'yes' : 'no',
    notes: textOf(notes),
    recommendations,
    tests: byTest(test => ({
      places: Object.fromEntries(placesOf(test).map(where => [where, placeOf(test, tests[test.id][where])])),
      details: typedOf(test.details, tests[test.id].details),
      remark: textOf(tests[test.id].remark),
    })),
  };
}

/** Parses the text of a measure as number or acuity; returns the text itself if it is neither. */
function readMeasure({ kind }: Measure, text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'acuity') return readAcuity(typed);
  const read = kind === 'number' ? readNumber(typed) : typed;
  return typeof read === 'object' ? read.value : typed;
}

const readAll = (measures: readonly Measure[], typed: Typed): MeasureValues =>
  Object.fromEntries(measures.map(measure => [measure.id, readMeasure(measure, typed[measure.id] ?? '')]));

/** Converts the form values of a place: null if empty, the values, or the reason why it was not done. */
export function toAnswer(test: ScreeningTest, { values, reason, note }: PlaceValues): Answer | null {
  if (reason !== '') return { state: 'notDone', reason, note: note.trim() || null };
  const read = readAll(test.measures, values);
  return Object.values(read).some(value => value !== null) ? { state: 'done', values: read } : null;
}

/** Whether nothing was typed for a test, and no reason was given why it was not done. */
export const isUntouched = ({ places }: EntryValues): boolean =>
  Object.values(places).every(
    ({ values, reason }) => reason === '' && Object.values(values).every(typed => typed.trim() === ''),
  );

/** Marks a test as not done for one reason, on all sides. */
export const withReason = (entry: EntryValues, reason: NotDoneReason): EntryValues => ({
  ...entry,
  places: Object.fromEntries(
    Object.entries(entry.places).map(([place, answer]) => [place, { ...answer, reason }]),
  ),
});

/** The typed acuities of both eyes, as they would be stored. */
export const typedAcuities = ({ places }: EntryValues): string[] =>
  [places.right, places.left].flatMap(place =>
    place && place.reason === '' ? Object.values(place.values).map(readAcuity).filter(Boolean) : [],
  );

/** Sets the usual notation for ambiguous acuities that the user has just typed. */
export function withPresetNotation(
  entry: EntryValues,
  before: EntryValues,
  usual: NumberNotation | undefined,
): EntryValues {
  const { notation } = entry.details;
  const chosen = isNumberNotation(notation) ? notation : null;
  const preset = presetNotation({
    before: typedAcuities(before),
    texts: typedAcuities(entry),
    chosen,
    usual: usual ?? null,
  });
  return preset === chosen ? entry : { ...entry, details: { ...entry.details, notation: preset ?? '' } };
}

function detailsOf(test: ScreeningTest, entry: EntryValues): MeasureValues {
  const details = readAll(test.details, entry.details);
  if (test.id !== 'eyesight') return details;
  const typed = typedAcuities(entry);
  const chosen = isNumberNotation(details.notation) ? details.notation : null;
  if (unclearAcuities(typed).length > 0) return { ...details, notation: chosen };
  return { ...details, notation: notationToStore(typed, null) ?? details.notation ?? null };
}

export const toEntry = (test: ScreeningTest, entry: EntryValues) => ({
  whole: entry.places.whole ? toAnswer(test, entry.places.whole) : null,
  right: entry.places.right ? toAnswer(test, entry.places.right) : null,
  left: entry.places.left ? toAnswer(test, entry.places.left) : null,
  details: detailsOf(test, entry),
  remark: entry.remark.trim() || null,
});

export function toFields(values: ScreeningValues): ScreeningFields {
  const { date, testerId, school, grade, place, wearsSpectacles, notes, recommendations, tests } = values;
  const line = (text: string) => text.trim() || null;
  return {
    date: date.trim(),
    testerId: testerId || null,
    school: line(school),
    grade: line(grade),
    place: line(place),
    wearsSpectacles: wearsSpectacles === '' ? null : wearsSpectacles === 'yes',
    notes: line(notes),
    recommendations: recommendations.filter(({ en, zh }) => en || zh),
    tests: byTest(test => toEntry(test, tests[test.id])),
  };
}
