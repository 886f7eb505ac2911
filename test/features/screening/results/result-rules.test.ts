import { expect, test } from 'vitest';
import {
  adjustedHorizontal,
  linesApart,
  missingForAdjusted,
  readingGainOf,
} from '../../../../shared/features/screening/results/derived.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import { schoolGrade } from '../../../../shared/features/screening/results/school-grade.ts';
import { bandAt, isBandOutdated } from '../../../../shared/features/screening/screenings/bands.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { screeningTests, testGroups } from '../../../../shared/features/screening/tests/catalogue.ts';
import { done, norm, rowOf } from './samples.ts';

const entries = (tests: Record<string, unknown>) => TestEntries.parse(tests);
const child = { birthDate: '2017-03-10', gender: 'female' as const };
const screening = (tests: Record<string, unknown>, changes = {}) => ({
  id: 'scr_2',
  date: '2026-05-16',
  band: '7-11' as const,
  grade: 'P3',
  tests: entries(tests),
  ...changes,
});

test('an age band starts and ends on birthdays, also for children born on a leap day', () => {
  expect(bandAt('2020-02-29', '2025-02-28')).toBeNull();
  expect(bandAt('2020-02-29', '2025-03-01')).toBe('5-6');
  expect(bandAt('2019-05-17', '2026-05-16')).toBe('5-6');
  expect(bandAt('2019-05-16', '2026-05-16')).toBe('7-11');
  expect(bandAt('2014-05-17', '2026-05-16')).toBe('7-11');
  expect(bandAt('2014-05-16', '2026-05-16')).toBeNull();
  expect(bandAt('1996-05-16', '2026-05-16')).toBeNull();
  expect(bandAt(null, '2026-05-16')).toBeNull();
});

test('after a child’s birthday is corrected, the tester must choose the screening’s age band again', () => {
  const chosen = { band: '5-6', ageBand: '5-6', date: '2026-05-16' } as const;
  expect(isBandOutdated(chosen, '2020-01-01')).toBe(false);
  expect(isBandOutdated(chosen, '2018-01-01')).toBe(true);
  expect(isBandOutdated({ ...chosen, ageBand: '7-11' }, '2018-01-01')).toBe(false);
});

test('the catalogue of screening tests contains every test of the specification, each in a step of the form', () => {
  expect(screeningTests.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['romberg', 'oneLeg', 'crawling', 'midline', 'fingerThumb', 'moro', 'palmar']),
  );
  expect(screeningTests).toHaveLength(16);
  for (const { group } of screeningTests) expect(testGroups).toContain(group);
});

test('the horizontal time of eye tracking is adjusted only for the card with 80 numbers, and only if no value is blank', () => {
  const values = { horizontal: 60, omissions: 8, additions: 2 };
  const at = (details: object, changes = {}) =>
    adjustedHorizontal(
      entries({ eyeTracking: { whole: done({ ...values, ...changes }), details } }).eyeTracking,
    );
  expect(at({ card: 'dem80' })).toBe(64.9);
  expect(at({ card: 'other' })).toBeNull();
  expect(at({ card: 'dem80' }, { additions: null })).toBeNull();
  expect(at({ card: 'dem80' }, { omissions: 0, additions: 0 })).toBe(60);
  const missing = (changes: object, details = { card: 'dem80' }) =>
    missingForAdjusted(
      entries({ eyeTracking: { whole: done({ ...values, ...changes }), details } }).eyeTracking,
    );
  expect(missing({ additions: null })).toEqual(['additions']);
  expect([
    missing({}),
    missing({ horizontal: null }),
    missing({ additions: null }, { card: 'other' }),
  ]).toEqual([[], [], []]);
});

test('a gain in reading rate with an overlay counts only if it is above 15 % and at least 20 words a minute', () => {
  const gain = (without: number, after: number) =>
    readingGainOf(entries({ overlays: { whole: done({ without, with: after }) } }).overlays);
  expect(gain(100, 120)).toMatchObject({ words: 20, percent: 20, counts: true });
  expect(gain(100, 119)?.counts).toBe(false);
  expect(gain(200, 230)?.counts).toBe(false);
  expect(gain(0, 25)).toMatchObject({ percent: null, counts: true });
});

test('a result shows a norm only if age band, language, grade and task fit; otherwise it shows why no norm fits', () => {
  const eyeHand = (details: object, changes = {}) => {
    const rows = resultOf(
      screening({ eyeHand: { whole: done({ rate: 40 }), details } }, changes),
      undefined,
      shippedNorms.sets,
      child,
    );
    return rows.find(({ test: id }) => id === 'eyeHand')?.items[0];
  };
  const english = { language: 'english', task: 'copying' };
  expect(eyeHand(english)).toMatchObject({ norm: { typical: 50 }, isOutside: false, noNorm: null });
  expect(eyeHand({ ...english, language: 'chineseTraditional' })).toMatchObject({
    norm: null,
    noNorm: 'language',
  });
  expect(eyeHand({ ...english, task: 'dictation' })).toMatchObject({ noNorm: 'task' });
  expect(eyeHand(english, { grade: 'Year 3' })).toMatchObject({ noNorm: 'person' });
  expect(eyeHand(english, { band: '5-6' })).toMatchObject({ noNorm: 'band' });
  expect(eyeHand({})).toMatchObject({ noNorm: 'language' });
});

test('eyes below the organisation’s eyesight line, and eyes that differ by two lines of the chart, need another look', () => {
  const line: NormSet = {
    ...(shippedNorms.sets[0] as NormSet),
    test: 'eyesight',
    measure: 'presenting',
    language: null,
    task: null,
    rows: [
      { band: null, ageFrom: null, ageTo: null, sex: null, grade: null, low: null, high: 0.2, typical: null },
    ],
  };
  const follows = (right: string, left: string, sets: NormSet[] = [line]) => {
    const eyesight = {
      right: done({ unaided: right }),
      left: done({ unaided: left }),
      details: { notation: 'decimal' },
    };
    const rows = resultOf(screening({ eyesight }), undefined, sets, child);
    return rows.find(({ test: id }) => id === 'eyesight')?.judgement;
  };
  expect(follows('1.0', '1.0')).toBe('expected');
  expect(follows('0.5', '0.5')).toBe('again');
  expect(follows('1.25', '0.63')).toBe('again');
  expect(follows('0.1', '1.0', [])).toBe('again');
  expect(linesApart(entries({ eyesight: { right: done({ unaided: 'CF' }) } }).eyesight)).toBeNull();
});

test('a change within noise is marked “within noise”; results of tasks in different languages are not compared', () => {
  const before = screening(
    {
      oneLeg: { right: done({ seconds: 10 }), left: done({ seconds: 0 }) },
      eyeHand: { whole: done({ rate: 30 }) },
    },
    { id: 'scr_1', date: '2025-05-16' },
  );
  const now = screening({
    oneLeg: { right: done({ seconds: 11.5 }), left: done({ seconds: 8 }) },
    eyeHand: { whole: done({ rate: 60 }), details: { language: 'english' } },
  });
  const rows = resultOf(now, before, [], child);
  const items = rows.find(({ test: id }) => id === 'oneLeg')?.items ?? [];
  expect(items[0]).toMatchObject({ last: { value: 10 }, change: { by: 1.5, isNoise: true, isBetter: null } });
  expect(items[1]).toMatchObject({ last: { value: 0 }, change: { by: 8, isNoise: false } });
  expect(rows.find(({ test: id }) => id === 'eyeHand')?.items[0]?.change).toBeNull();
});

test('common spellings of school grades are recognised; a British school year is not read as a grade', () => {
  expect(['P3', 'Primary 3', 'Grade 3', '3rd grade', '三年级', '小三', '3'].map(schoolGrade)).toEqual(
    Array(7).fill(3),
  );
  expect(['Year 3', 'K3', '', 'P7'].map(schoolGrade)).toEqual(Array(4).fill(null));
});

test('results in another language are not compared, and the result names what differs', () => {
  const copied = (language: string) => ({ whole: done({ rate: 40 }), details: { language } });
  const traditional = copied('chineseTraditional');
  expect(rowOf('eyeHand', copied('chineseSimplified'), traditional)).toMatchObject({
    items: [{ last: null, change: null }],
    otherTask: [{ detail: 'language', last: 'chineseTraditional', now: 'chineseSimplified' }],
  });
  expect(rowOf('eyeHand', traditional, traditional)).toMatchObject({
    items: [{ change: { by: 0 } }],
    otherTask: [],
  });
  expect(rowOf('eyeHand', traditional, {}).otherTask).toEqual([]);
});

test('numbers that are read aloud in Chinese are compared and judged whichever script was recorded', () => {
  const read = (language: string) => ({ whole: done({ vertical: 40 }), details: { language } });
  const set = { ...norm('eyeTracking', 'vertical', null, 50), language: 'chineseTraditional' as const };
  const row = rowOf('eyeTracking', read('chineseSimplified'), read('chineseTraditional'), [set]);
  expect(row).toMatchObject({ otherTask: [], judgement: 'expected', items: [{ change: { by: 0 } }] });
  expect(rowOf('eyeTracking', read('english'), read('other')).otherTask).toHaveLength(1);
});
