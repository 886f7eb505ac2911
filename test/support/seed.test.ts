import { expect, test } from 'vitest';
import { readSeed, seededBy } from './seed.ts';

const draw = (seed: number, name: string) => {
  const { randomInt } = seededBy(seed).createRandom(name);
  return Array.from({ length: 20 }, () => randomInt(3, 9));
};

test('the same seed gives the same random choices, and another seed or name gives different ones', () => {
  expect(draw(7, 'a')).toEqual(draw(7, 'a'));
  expect(draw(7, 'b')).not.toEqual(draw(7, 'a'));
  expect(draw(8, 'a')).not.toEqual(draw(7, 'a'));
  expect(seededBy(8).sampleOffset('a')).not.toBe(seededBy(7).sampleOffset('a'));
});

test('random numbers reach every value within their bounds, and shuffling loses no value', () => {
  const { randomInt, shuffle } = seededBy(7).createRandom('a');
  const drawn = new Set(Array.from({ length: 200 }, () => randomInt(3, 6)));
  expect([...drawn].sort()).toEqual([3, 4, 5]);
  const values = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffle(values)).not.toEqual(values);
  expect(shuffle(values).toSorted((a, b) => a - b)).toEqual(values);
});

test('the seed of a run is the given seed, or else an integer that stays the same for a commit', () => {
  expect(readSeed('7')).toBe(7);
  expect(() => readSeed('seven')).toThrow('TEST_SEED must be an integer, not seven');
  expect(Number.isInteger(readSeed(undefined))).toBe(true);
  expect(readSeed('')).toBe(readSeed(undefined));
});
