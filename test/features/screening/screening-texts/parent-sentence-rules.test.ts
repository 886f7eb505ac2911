import { expect, test } from 'vitest';
import type { ResultItem, ResultRow } from '../../../../shared/features/screening/results/result.ts';
import { parentSentence } from '../../../../shared/features/screening/screening-texts/parent-sentence.ts';
import { screeningTextsOf } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';

const row = (changes: Partial<ResultRow> = {}): ResultRow => ({
  ...{ test: 'oneLeg', items: [], notDone: [], open: [], remark: null, otherTask: [] },
  ...{ reasons: [], judgement: 'notJudged', isWorse: false, isBetter: false, ...changes },
});
const english = (changes?: Partial<ResultRow>) => parentSentence(row(changes), screeningTextsOf('en'));
const chinese = (changes?: Partial<ResultRow>) => parentSentence(row(changes), screeningTextsOf('zh-Hans'));

test('the text for parents says what a test examines; about a test without a notable result it says nothing else', () => {
  expect(english()).toBe('How long your child stands on one leg.');
  expect(chinese()).toBe('单脚能站多久。');
});

test('the text for parents says which results need another look, and how they changed since last time', () => {
  expect(english({ reasons: ['norm'] })).toBe(
    'How long your child stands on one leg. Worth looking at again: a result is outside what the norm calls usual.',
  );
  expect(english({ isWorse: true })).toBe('How long your child stands on one leg. Not as good as last time.');
  expect(english({ isBetter: true })).toBe('How long your child stands on one leg. Better than last time.');
  expect(english({ test: 'eyesight', reasons: ['apart', 'noLine'], isBetter: true })).toBe(
    'How small the letters are that each eye reads. Worth looking at again: the two eyes differ by two lines or more; ' +
      'at least one eye reads no line of the chart. Better than last time.',
  );
});

test('if one side of a test became better and the other side worse, the text for parents mentions no change', () => {
  expect(english({ isWorse: true, isBetter: true })).toBe('How long your child stands on one leg.');
});

test('if the language or the card differs from last time, the text for parents says that nothing is compared', () => {
  const otherTask = [
    { detail: 'language' as const, last: 'chineseTraditional', now: 'english' },
    { detail: 'card' as const, last: 'dem80', now: null },
  ];
  expect(english({ test: 'eyeTracking', otherTask })).toMatch(
    / Not compared with last time: language then Chinese, now English; card then DEM, 80 numbers, now not recorded\.$/,
  );
  expect(chinese({ test: 'eyeHand', otherTask: otherTask.slice(0, 1) })).toMatch(
    /。没有与上次比较：语言上次为繁体中文，这次为英语。$/,
  );
});

test('the Chinese text for parents has no spaces between sentences', () => {
  expect(chinese({ reasons: ['norm'], isWorse: true })).toBe(
    '单脚能站多久。建议再作检查：结果不在常模的一般范围内。比上次弱。',
  );
});

const item = (measure: string, by: number, isNoise: boolean): ResultItem => ({
  ...{ place: 'whole', measure, isComputed: false, unit: 'seconds', better: 'more', value: 20, text: null },
  ...{ last: null, norm: null, noNorm: null, isOutside: false },
  change: { by, isBetter: isNoise ? null : by > 0, isNoise },
});

test('if only one of several values has changed by more than noise, the text for parents names that value', () => {
  const items = [item('seconds', 3, false), item('sway', -1, true)];
  expect(english({ test: 'romberg', isBetter: true, items })).toMatch(/ Better than last time: time\.$/);
  expect(chinese({ test: 'romberg', isBetter: true, items })).toMatch(/。比上次好：时间。$/);
  const right = { ...item('seconds', -3, false), place: 'right' as const };
  const items2 = [right, { ...item('seconds', 1, true), place: 'left' as const }];
  expect(english({ isWorse: true, items: items2 })).toMatch(/ Not as good as last time: on the right\.$/);
  expect(english({ isBetter: true, items: [item('seconds', 3, false), item('sway', 0, true)] })).toMatch(
    / Better than last time\.$/,
  );
});
