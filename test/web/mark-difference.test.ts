import { expect, test } from 'vitest';
import { markDifference } from '../../web/features/cases/merges/mark-difference.ts';

const marked = (text: string, other: string) =>
  markDifference(text, other)
    .map(part => (part.isDifferent ? `[${part.text}]` : part.text))
    .join('');

test('in two similar names, the part in which the names differ is marked', () => {
  expect(marked('周雨桐', '周雨彤')).toBe('周雨[桐]');
  expect(marked('周雨彤', '周雨桐')).toBe('周雨[彤]');
  expect(marked('Poppy Rose Fletcher', 'Poppy Fletcher')).toBe('Poppy [Rose ]Fletcher');
  expect(marked('Poppy Fletcher', 'Poppy Rose Fletcher')).toBe('Poppy Fletcher');
  expect(marked('𠮷田', '吉田')).toBe('[𠮷]田');
});

test('if two texts have little in common, no difference is marked', () => {
  expect(marked('Flat 8B, 21 Nathan Road', 'Mong Kok, Kowloon')).toBe('Flat 8B, 21 Nathan Road');
  expect(marked('', '')).toBe('');
});
