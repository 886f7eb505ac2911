import { expect, test } from 'vitest';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { done, norm, rowOf } from './samples.ts';

test('eyes two lines apart are to follow up where the organisation has a line, others are not', () => {
  const eyes = (left: string) => ({
    right: done({ unaided: '0.0' }),
    left: done({ unaided: left }),
    details: { notation: 'logmar' },
  });
  const line = norm('eyesight', 'presenting', null, 1);
  const follows = (left: string, sets: NormSet[]) =>
    rowOf('eyesight', eyes(left), undefined, sets).isToFollowUp;
  expect([follows('0.2', [line]), follows('0.1', [line]), follows('0.2', [])]).toEqual([true, false, false]);
  expect(
    rowOf('eyesight', { right: done({ unaided: '0.0' }), details: { notation: 'logmar' } }, undefined, [line])
      .isToFollowUp,
  ).toBe(false);
});

const eyesight = (right: string, left: string, notation = 'decimal') => ({
  ...{ right: done({ unaided: right }), left: done({ unaided: left }), details: { notation } },
});

test('an eye exactly on the line reaches it in every notation, with however many decimals the line has', () => {
  const follows = (text: string, notation: string, high: number) =>
    rowOf('eyesight', eyesight(text, text, notation), undefined, [norm('eyesight', 'presenting', null, high)])
      .isToFollowUp;
  expect(follows('20/40', 'snellen20', 0.3)).toBe(false);
  expect(follows('6/12', 'snellen6', 0.3)).toBe(false);
  expect(follows('0.5', 'decimal', 0.3)).toBe(false);
  expect(follows('20/25', 'snellen20', 0.097)).toBe(false);
  expect(follows('20/50', 'snellen20', 0.3)).toBe(true);
});

test('an eye that reads no line is below every line, and is not to follow up without one', () => {
  const line = norm('eyesight', 'presenting', null, 0.2);
  const follows = (right: string, left: string, sets: NormSet[]) =>
    rowOf('eyesight', eyesight(right, left), undefined, sets).isToFollowUp;
  for (const word of ['CF', 'HM', 'LP', 'NLP']) expect(follows('1.0', word, [line])).toBe(true);
  expect(follows('CF', 'CF', [line])).toBe(true);
  expect(follows('1.0', 'HM', [])).toBe(false);
  expect(follows('1.0', 'HM', [norm('eyesight', 'presenting', null, null)])).toBe(false);
});

test('an eye that has come to read no line is worse, and one that reads a line again is better', () => {
  const course = (now: string, before: string) => {
    const { isBetter, isWorse, items } = rowOf('eyesight', eyesight('1.0', now), eyesight('1.0', before));
    return { isBetter, isWorse, change: items.find(({ unit, place }) => unit && place === 'left')?.change };
  };
  expect(course('CF', '1.0')).toEqual({ isBetter: false, isWorse: true, change: null });
  expect(course('0.1', 'HM')).toEqual({ isBetter: true, isWorse: false, change: null });
  expect(course('HM', 'CF')).toEqual({ isBetter: false, isWorse: false, change: null });
  expect(rowOf('eyesight', eyesight('1.0', 'CF'))).toMatchObject({ isBetter: false, isWorse: false });
});
