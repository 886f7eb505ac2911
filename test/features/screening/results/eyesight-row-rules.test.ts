import { expect, test } from 'vitest';
import { done, norm, rowOf } from './samples.ts';

const eyesight = (right: string, left: string, notation = 'decimal') => ({
  ...{ right: done({ unaided: right }), left: done({ unaided: left }), details: { notation } },
});

test('an acuity equal to the limit passes in every notation, however many decimals the limit has', () => {
  const follows = (text: string, notation: string, high: number) =>
    rowOf('eyesight', eyesight(text, text, notation), undefined, [norm('eyesight', 'presenting', null, high)])
      .judgement;
  expect(follows('20/40', 'snellen20', 0.3)).toBe('expected');
  expect(follows('6/12', 'snellen6', 0.3)).toBe('expected');
  expect(follows('0.5', 'decimal', 0.3)).toBe('expected');
  expect(follows('20/25', 'snellen20', 0.097)).toBe('expected');
  expect(follows('20/50', 'snellen20', 0.3)).toBe('again');
});

test('acuity counts as worse if the eye can no longer read any line of the chart, and as better if it can read a line again', () => {
  const course = (now: string, before: string) => {
    const { isBetter, isWorse, items } = rowOf('eyesight', eyesight('1.0', now), eyesight('1.0', before));
    return { isBetter, isWorse, change: items.find(({ unit, place }) => unit && place === 'left')?.change };
  };
  expect(course('CF', '1.0')).toEqual({ isBetter: false, isWorse: true, change: null });
  expect(course('0.1', 'HM')).toEqual({ isBetter: true, isWorse: false, change: null });
  expect(course('HM', 'CF')).toEqual({ isBetter: false, isWorse: false, change: null });
  expect(rowOf('eyesight', eyesight('1.0', 'CF'))).toMatchObject({ isBetter: false, isWorse: false });
});
