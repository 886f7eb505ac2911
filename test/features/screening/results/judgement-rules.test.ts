import { expect, test } from 'vitest';
import {
  countJudged,
  judgements,
  notJudgedReason,
  sumJudged,
  testsOf,
} from '../../../../shared/features/screening/results/judgement.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { done, norm, rowOf } from './samples.ts';

const line = norm('eyesight', 'presenting', null, 0.2);
const eyes = (right: string, left: string) => ({
  ...{ right: done({ unaided: right }), left: done({ unaided: left }), details: { notation: 'decimal' } },
});
const rowsOf = (tests: object, sets: readonly NormSet[] = shippedNorms.sets) =>
  resultOf(
    {
      ...{ id: 'scr_1', date: '2026-05-16', band: '7-11', grade: null },
      tests: TestEntries.parse(tests),
    },
    undefined,
    sets,
    { birthDate: '2017-03-10', gender: null },
  );

test('every test of a screening gets one of three judgements, so the three counts add up to the number of tests', () => {
  const rows = rowsOf({ eyesight: eyes('1.0', '0.1'), romberg: { whole: done({ seconds: 0 }) } }, [
    norm('romberg', 'seconds', 0, null),
  ]);
  expect(countJudged(rows)).toEqual({ again: 1, expected: 1, notJudged: 14 });
  expect(judgements.flatMap(one => testsOf(rows, one)).toSorted()).toEqual(
    rows.map(({ test: id }) => id).toSorted(),
  );
  expect([testsOf(rows, 'again'), testsOf(rows, 'expected')]).toEqual([['eyesight'], ['romberg']]);
  expect(countJudged(rowsOf({}))).toEqual({ again: 0, expected: 0, notJudged: 16 });
});

test('the numbers of tests with each judgement are added up over all children; without children, the sums are zero', () => {
  const counts = { again: 1, expected: 2, notJudged: 13 };
  expect(sumJudged([counts, counts])).toEqual({ again: 2, expected: 4, notJudged: 26 });
  expect(sumJudged([])).toEqual({ again: 0, expected: 0, notJudged: 0 });
});

test('eyesight is as expected if both eyes reach the limit and are less than two lines apart', () => {
  const judged = (right: string, left: string, sets = [line]) =>
    rowOf('eyesight', eyes(right, left), undefined, sets).judgement;
  expect([judged('1.0', '0.8'), judged('1.0', '0.63'), judged('0.6', '0.6')]).toEqual([
    ...['expected', 'again', 'again'],
  ]);
  expect(judged('1.0', '1.0', [])).toBe('notJudged');
  expect(judged('1.0', '1.0', [norm('eyesight', 'difference', null, 1)])).toBe('notJudged');
  expect(judged('1.0', '1.0', [norm('eyesight', 'presenting', null, null)])).toBe('notJudged');
});

test('a test with only one side done is not judged, and a value of zero counts as done', () => {
  const legs = (tests: object) =>
    rowOf('oneLeg', tests, undefined, [norm('oneLeg', 'seconds', 0, null)]).judgement;
  expect(legs({ right: done({ seconds: 0 }), left: done({ seconds: 0 }) })).toBe('expected');
  expect(legs({ right: done({ seconds: 5 }) })).toBe('notJudged');
  expect(legs({ right: done({ seconds: 5 }), left: { state: 'notDone', reason: 'noTime' } })).toBe(
    'notJudged',
  );
});

test('a test that is not judged has one of these reasons: not recorded, not done, no norm, no fitting norm, no limits', () => {
  const why = (id: 'eyeHand' | 'romberg', now: object, sets: readonly NormSet[] = []) =>
    notJudgedReason(rowOf(id, now, undefined, [...sets]));
  const copying = { whole: done({ rate: 40 }), details: { task: 'copying', language: 'english' } };
  expect(why('romberg', {})).toBe('open');
  expect(why('romberg', { whole: { state: 'notDone', reason: 'noTime' } })).toBe('notDone');
  expect(why('romberg', { whole: done({ seconds: 3 }) })).toBe('none');
  expect(why('eyeHand', copying, shippedNorms.sets)).toBe('noLimits');
  expect(
    why('eyeHand', { ...copying, details: { task: 'copying', language: 'other' } }, shippedNorms.sets),
  ).toBe('language');
  expect(why('romberg', { whole: done({ seconds: 3 }) }, [norm('romberg', 'seconds', 1, null)])).toBeNull();
});
