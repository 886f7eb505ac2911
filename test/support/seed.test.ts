import { expect, test } from 'vitest';
import { dealBy, readSeed } from './seed.ts';

const thrown = (seed: number, name: string) => {
  const { throwOne } = dealBy(seed).openDice(name);
  return Array.from({ length: 20 }, () => throwOne(3, 9));
};

test('one seed deals the same again, and another seed or name deals otherwise', () => {
  expect(thrown(7, 'a')).toEqual(thrown(7, 'a'));
  expect(thrown(7, 'b')).not.toEqual(thrown(7, 'a'));
  expect(thrown(8, 'a')).not.toEqual(thrown(7, 'a'));
  expect(dealBy(8).firstTurn('a')).not.toBe(dealBy(7).firstTurn('a'));
});

test('what is thrown keeps to its bounds and meets each of them, and shuffling loses nothing', () => {
  const { throwOne, shuffled } = dealBy(7).openDice('a');
  const met = new Set(Array.from({ length: 200 }, () => throwOne(3, 6)));
  expect([...met].sort()).toEqual([3, 4, 5]);
  const values = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffled(values)).not.toEqual(values);
  expect(shuffled(values).toSorted((a, b) => a - b)).toEqual(values);
});

test('the seed is the one that is given, or a whole number that stays for the commit', () => {
  expect(readSeed('7')).toBe(7);
  expect(() => readSeed('seven')).toThrow('TEST_SEED is a whole number, not seven');
  expect(Number.isInteger(readSeed(undefined))).toBe(true);
  expect(readSeed('')).toBe(readSeed(undefined));
});
