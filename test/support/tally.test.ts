import { expect, test } from 'vitest';
import { openTally } from './tally.ts';

const tally = openTally('tally');

test.fails('a test of a suite that tries nothing fails', () => {});

test.fails('one that has nothing to settle fails', () => tally.settle());

test.fails('one of whose probes had a problem fails', () => {
  tally.probe('a call', 'answers otherwise');
  tally.settle();
});

test('one that tries something and finds nothing passes', () => {
  tally.probe('a call', false);
  tally.settle();
});

test('one that only expects something passes', () => expect(tally).toBeDefined());
