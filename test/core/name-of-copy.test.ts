import { expect, test } from 'vitest';
import { nameOfCopy } from '../../shared/core/name-of-copy.ts';

test('the name of a copied record gets the word “copy” in the user’s language, and is shortened to the maximum length', () => {
  expect(nameOfCopy('School letter', 'en')).toBe('Copy of School letter');
  expect(nameOfCopy('学校信函', 'zh')).toBe('学校信函的副本');
  const [en, zh] = [nameOfCopy('字'.repeat(250), 'en'), nameOfCopy('字'.repeat(250), 'zh')];
  expect([[...en].length, [...zh].length]).toEqual([250, 250]);
  expect(zh.endsWith('的副本')).toBe(true);
  expect(nameOfCopy(`${'a'.repeat(241)} bc`, 'en')).toBe(`Copy of ${'a'.repeat(241)}`);
});
