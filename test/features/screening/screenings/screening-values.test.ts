import { expect, test } from 'vitest';
import type { NumberNotation } from '../../../../shared/core/optics/acuity.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import {
  findOpen,
  findProblems,
  withoutProblems,
} from '../../../../web/features/screening/form/check-values.ts';
import { knownDetails } from '../../../../web/features/screening/form/last-details.ts';
import {
  markNotDone,
  stillMarked,
  unmarkNotDone,
  untouchedPlaces,
} from '../../../../web/features/screening/form/mark-not-done.ts';
import {
  emptyScreening,
  type ScreeningValues,
  toFields,
  withPresetNotation,
} from '../../../../web/features/screening/form/screening-values.ts';

const today = '2026-05-16';
const path = 'tests.eyesight.details.notation';

function typed(right: string, left: string, notation = ''): ScreeningValues {
  const values = emptyScreening(today, '');
  const { eyesight } = values.tests;
  for (const [eye, text] of [
    ['right', right],
    ['left', left],
  ] as const)
    if (eyesight.places[eye]) eyesight.places[eye].values.unaided = text;
  eyesight.details.notation = notation;
  return values;
}
const stored = (values: ScreeningValues) => {
  const { right, left, details } = toFields(values).tests.eyesight;
  return [details.notation, right, left].map(one =>
    one && typeof one === 'object' ? (one.state === 'done' ? one.values.unaided : one.state) : one,
  );
};
const problemsOf = (values: ScreeningValues) => findProblems(values, { today, birthDate: null });

test('an acuity typed into a screening is stored in a uniform spelling with its notation', () => {
  expect(stored(typed('6／6', '6/9 -2'))).toEqual(['snellen6', '6/6', '6/9-2']);
  expect(stored(typed('4。9', '光感'))).toEqual(['fiveGrade', '4.9', 'LP']);
  expect(stored(typed('20/20', '−.1'))).toEqual(['snellen20', '20/20', '-0.1']);
  expect(stored(typed('CF', 'NPL'))).toEqual([null, 'CF', 'NLP']);
  expect(stored(typed('0,8', '6/6', 'decimal'))).toEqual(['decimal', '0.8', '6/6']);
});

test('an acuity that can be decimal or logMAR cannot be saved until a notation is chosen', () => {
  const asked = { [path]: 'validation.acuity_notation' };
  expect(problemsOf(typed('0.3', ''))).toEqual(asked);
  expect(problemsOf(typed('0.0', '4.9', 'fiveGrade'))).toEqual(asked);
  expect(problemsOf({ ...typed('0.3', ''), date: '' })).toMatchObject(asked);
  expect(problemsOf(typed('0.3', '', 'logmar'))).toEqual({});
  expect(problemsOf(typed('6/6', '-0.1'))).toEqual({});
  expect(problemsOf(typed('0.0', '', 'decimal'))).toEqual({
    'tests.eyesight.right.values.unaided': 'validation.acuity',
  });
});

test('the organisation’s usual notation applies only to an ambiguous acuity, and never replaces a chosen notation', () => {
  const notationOf = (values: ScreeningValues, usual: NumberNotation | undefined) =>
    withPresetNotation(values.tests.eyesight, typed('', '').tests.eyesight, usual).details.notation;
  expect(notationOf(typed('0.3', ''), 'logmar')).toBe('logmar');
  expect(notationOf(typed('0.3', ''), undefined)).toBe('');
  expect(notationOf(typed('6/6', ''), 'logmar')).toBe('');
  expect(notationOf(typed('0.3', '', 'decimal'), 'logmar')).toBe('decimal');
});

test('if one acuity in a screening is negative, acuities that can be decimal or logMAR are preset as logMAR', () => {
  const after = (before: [string, string], now: [string, string], notation = '') =>
    withPresetNotation(typed(...now, notation).tests.eyesight, typed(...before).tests.eyesight, 'decimal')
      .details.notation;
  expect(after(['-0.1', ''], ['-0.1', '1.0'])).toBe('logmar');
  expect(after(['', '1.0'], ['-0.1', '1.0'], 'decimal')).toBe('logmar');
  expect(after(['-0.1', '1.0'], ['0.1', '1.0'], 'logmar')).toBe('decimal');
  expect(after(['-0.1', '1.0'], ['-0.1', '1.2'], 'decimal')).toBe('decimal');
  expect(after(['-0.1', ''], ['-0.2', ''])).toBe('');
});

test('a screening needs no acuity notation for an eye that was not tested for a stated reason', () => {
  const values = typed('0.3', '');
  if (values.tests.eyesight.places.right) values.tests.eyesight.places.right.reason = 'unable';
  expect(problemsOf(values)).toEqual({});
});

test('only the invalid values of a screening are not saved; all other values are saved', () => {
  const before = typed('5.0', '');
  const now = typed('5.1', '0.3');
  now.tests.eyesight.remark = 'tired';
  now.notes = 'calm';
  now.date = '';
  const kept = withoutProblems(now, problemsOf(now), before);
  expect(stored(kept)).toEqual(['fiveGrade', '5.1', null]);
  expect([kept.tests.eyesight.remark, kept.notes, kept.date]).toEqual(['tired', 'calm', today]);
  expect(problemsOf(kept)).toEqual({});
  expect(now.tests.eyesight.places.left?.values.unaided).toBe('0.3');
});

test('an invalid value for one eye of a screening does not prevent saving the other eye', () => {
  const before = typed('', '');
  const now = typed('5.1', 'nonsense');
  const kept = withoutProblems(now, problemsOf(now), before);
  expect(stored(kept)).toEqual(['fiveGrade', '5.1', null]);
  expect(problemsOf(kept)).toEqual({});
});

test('all tests without a value are marked as not done together; undoing keeps reasons and notes that were typed since', () => {
  const values = typed('4.8', '4.9');
  const { tests } = values;
  if (tests.overlays.places.whole) tests.overlays.places.whole.values.without = '80';
  const places = untouchedPlaces(findOpen(values), tests);
  const marked = markNotDone(tests, { places, reason: 'noTime' });
  expect(findOpen({ ...values, tests: marked }).map(({ test: id }) => id)).toEqual(['overlays']);
  expect(toFields({ ...values, tests: marked }).tests.oneLeg.left).toEqual({
    ...{ state: 'notDone', reason: 'noTime', note: null },
  });
  if (marked.romberg.places.whole) marked.romberg.places.whole.reason = 'refused';
  if (marked.moro.places.whole) marked.moro.places.whole.note = 'Tired';
  const still = stillMarked(marked, { places, reason: 'noTime' }).map(({ test: id }) => id);
  expect(still).toContain('oneLeg');
  expect([still.includes('romberg'), still.includes('moro')]).toEqual([false, false]);
  const undone = unmarkNotDone(marked, { places, reason: 'noTime' });
  const left = findOpen({ ...values, tests: undone }).map(({ test: id }) => id);
  expect(left).toContain('oneLeg');
  expect(left).not.toContain('romberg');
  expect(left).not.toContain('moro');
  expect(toFields({ ...values, tests: undone }).tests.eyesight.right).toMatchObject({ state: 'done' });
});

test('a new screening starts with the school and grade of the last screening, or of the case if that was changed since', () => {
  const recorded = { school: 'Old school', grade: '2', place: 'Hall', wearsSpectacles: true };
  const fields = { ...toFields(typed('', '')), ...recorded };
  const last = { ...fields, tester: { id: 'usr_1', fullName: 'Ada' } } as unknown as Screening;
  const updatedAt = `${today.slice(0, 8)}17T08:00:00.000Z`;
  expect(
    knownDetails({ school: 'Own school', grade: 'P1', updatedAt: '2026-05-01T08:00:00.000Z' }, last),
  ).toEqual({
    ...recorded,
    wearsSpectacles: 'yes',
  });
  expect(knownDetails({ school: 'New school', grade: null, updatedAt }, last)).toEqual({
    ...{ school: 'New school', grade: '2', place: 'Hall', wearsSpectacles: 'yes' },
  });
  expect(knownDetails({ school: 'New school', grade: '3' }, undefined)).toEqual({
    ...{ school: 'New school', grade: '3' },
  });
  expect(knownDetails({}, undefined)).toEqual({ school: '', grade: '' });
});

test('a test with only one eye recorded is not marked as not done together with the untouched tests', () => {
  const { tests } = typed('6/6', '');
  const open = findOpen({ ...typed('6/6', ''), tests });
  expect(open).toContainEqual({ test: 'eyesight', place: 'left' });
  expect(untouchedPlaces(open, tests).filter(({ test }) => test === 'eyesight')).toEqual([]);
});
