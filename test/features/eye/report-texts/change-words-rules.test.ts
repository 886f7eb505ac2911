import { expect, test } from 'vitest';
import { sayChange, sayRate, type Tense } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';

const languages = {
  en: reportTextsOf('en'),
  zh: reportTextsOf('zh-Hans'),
  hant: reportTextsOf('zh-Hant'),
};
type Name = keyof typeof languages;
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('**', '');

/** Returns the words in which a report describes a change from `start` to `end` over this number of days. */
const said = (name: Name, start: number, end: number, days = 365.25, tense: Tense = 'perfect') =>
  plain(
    sayChange(languages[name].changes, span(start, end, days), { unit: 'D', tense, dayOf: date => date }),
  );

const span = (start: number, end: number, days: number) => ({
  ...{ perYear: ((end - start) * 365.25) / days, start, end, days },
  ...{ from: '2025-01-01', to: '2026-01-01' },
});

test.each([
  [-1, -1.72, 'has become more short-sighted by 0.72 D a year', '近视加深72度/年', '近視加深72度/年'],
  [-1, -0.75, 'has become less short-sighted by 0.25 D a year', '近视减轻25度/年', '近視減輕25度/年'],
  [2, 1.5, 'has become less long-sighted by 0.50 D a year', '远视减轻50度/年', '遠視減輕50度/年'],
  [1, 1.25, 'has become more long-sighted by 0.25 D a year', '远视加深25度/年', '遠視加深25度/年'],
  [0.5, 0, 'has become less long-sighted by 0.50 D a year', '远视减轻50度/年', '遠視減輕50度/年'],
  [0, -0.5, 'has moved 0.50 D a year towards short sight', '向近视方向变化50度/年', '向近視方向變化50度/年'],
  [
    -0.125,
    -0.375,
    'has moved 0.25 D a year towards short sight',
    '向近视方向变化25度/年',
    '向近視方向變化25度/年',
  ],
  [
    -0.5,
    -0.375,
    'has moved 0.13 D a year towards long sight',
    '向远视方向变化13度/年',
    '向遠視方向變化13度/年',
  ],
  [-0.5, -0.75, 'has become more short-sighted by 0.25 D a year', '近视加深25度/年', '近視加深25度/年'],
  [0, 0.5, 'has become more long-sighted by 0.50 D a year', '远视加深50度/年', '遠視加深50度/年'],
  [-1, -1, 'has not changed', '没有变化', '沒有變化'],
])('a change from %f D to %f D is put into words in each language and script', (start, end, ...words) => {
  expect((['en', 'zh', 'hant'] as const).map(name => said(name, start, end))).toEqual(words);
});

test('a change of power from plus to minus, or the reverse, is described with both powers and their days', () => {
  expect(said('en', 0.25, -0.5)).toBe(
    'has gone from +0.25 D (long-sighted) on 2025-01-01 to −0.50 D (short-sighted) on 2026-01-01',
  );
  expect(said('zh', 0.25, -0.5)).toBe('由2025-01-01的远视25度变为2026-01-01的近视50度');
  expect(said('hant', -0.25, 0.5)).toBe('由2025-01-01的偏近視25度變為2026-01-01的遠視50度');
  expect(said('zh', 0.25, -0.4375), 'not yet short-sighted').toBe(
    '由2025-01-01的远视25度变为2026-01-01的偏近视25度',
  );
});

test('in a column of yearly changes, a change from plus to minus (or the reverse) is given per year and with both powers', () => {
  const cell = (name: Name, start: number, end: number, days = 365.25) => {
    const column = { unit: 'D', tense: 'bare', dayOf: null, hasRate: true } as const;
    return plain(sayChange(languages[name].changes, span(start, end, days), column));
  };
  expect(cell('en', 0.25, -0.5)).toBe(
    '0.75 D a year towards short sight, from +0.25 D (long-sighted) to −0.50 D (short-sighted)',
  );
  expect(cell('zh', 0.125, -0.625)).toBe('向近视方向变化75度/年，由0度变为近视50度');
  expect(cell('hant', -0.5, 0.25)).toBe('向遠視方向變化75度/年，由近視50度變為遠視25度');
  expect(cell('zh', 0.25, -0.5, 60), 'too short for a rate').toBe('由远视25度变为近视50度');
});

test('a table of changes gives a rate “a year”, but gives a change over less than 90 days without a rate', () => {
  const cell = (name: Name, start: number, end: number, days: number) => {
    const column = { unit: 'D', tense: 'bare', dayOf: null, hasRate: true } as const;
    return plain(sayChange(languages[name].changes, span(start, end, days), column));
  };
  expect(cell('en', -0.125, -0.375, 194)).toBe('0.47 D a year towards short sight');
  expect(cell('zh', -0.125, -0.375, 194)).toBe('向近视方向变化47度/年');
  expect(cell('en', -1, -1.25, 60)).toBe('more short-sighted by 0.25 D');
});

test('a report describes a change between two different powers even if both powers are printed as 0度', () => {
  expect(said('zh', 0.125, -0.125)).toBe('向近视方向变化25度/年');
  expect(said('en', 0.125, -0.125)).toContain('from +0.125 D (long-sighted) on 2025-01-01 to −0.125 D');
});

test('a change over less than 90 days is given with its first and last day, not as a yearly rate', () => {
  expect(said('en', -1, -1.25, 89)).toBe(
    'has become more short-sighted by 0.25 D from 2025-01-01 to 2026-01-01',
  );
  expect(said('zh', -1, -1.25, 89)).toBe('在2025-01-01至2026-01-01期间近视加深25度');
  expect(said('en', -1, -1.25, 90)).toBe('has become more short-sighted by 1.01 D a year');
});

test('the growth of an eye is described in words as longer or shorter, without a plus or minus sign', () => {
  const grown = (name: Name, perYear: number) =>
    plain(sayRate(languages[name].changes, perYear, { unit: 'mm', tense: 'perfect' }));
  expect([grown('en', 0.31), grown('zh', 0.31), grown('hant', 0.31)]).toEqual([
    'has grown by 0.31 mm a year',
    ...['眼轴增长0.31 mm/年', '眼軸增長0.31 mm/年'],
  ]);
  expect([grown('en', -0.1), grown('zh', -0.1)]).toEqual([
    'has become shorter by 0.10 mm a year',
    '眼轴缩短0.10 mm/年',
  ]);
});

test('the description of a change of power always states a direction, and says “a year” at most once', () => {
  for (const name of ['en', 'zh', 'hant'] as const)
    for (const start of [-3, -0.5, 0, 0.5, 2])
      for (const by of [-1, -0.125, 0.25]) {
        const text = said(name, start, start + by);
        expect(text).toMatch(/short-sighted|long-sighted|short sight|long sight|近视|远视|近視|遠視/);
        expect(text).not.toMatch(/每年|\d\.\d度/);
        expect(text.split(/a year|\/年/).length).toBeLessThanOrEqual(2);
      }
});

test.each([
  [-5.625, '近视550度'],
  [-1.875, '近视175度'],
  [-1.9, '近视200度'],
  [-1.3, '近视125度'],
  [-2.75, '近视275度'],
  [-0.5, '近视50度'],
  [-0.4375, '偏近视25度'],
  [-0.25, '偏近视25度'],
  [-0.125, '0度'],
  [0, '0度'],
  [0.25, '远视25度'],
  [1.5, '远视150度'],
])(
  'in Chinese sentences, a power of %f D is written as %s: the nearest step of 25度, or the weaker step if two are equally near; 近视 begins at −0.50 D',
  (power, text) => {
    expect(languages.zh.changes.power(power)).toBe(text);
  },
);

test('in Chinese, the limits of an interval have no signs, and name both directions if it contains zero', () => {
  const { D } = languages.zh.changes.limits;
  expect(D(-0.8, -0.2)).toEqual({ low: '20度', high: '80度' });
  expect(D(-0.1, 0.2)).toEqual({ low: '向近视方向10度', high: '向远视方向20度' });
});
