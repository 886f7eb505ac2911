import { describe, expect, test } from 'vitest';
import {
  type AcuityNotation,
  isAcuity,
  logMar,
  lowVision,
  notationOf,
  notationToStore,
  ownNotation,
  rewriteAcuity,
  saidNotation,
  unclearAcuities,
} from '../../../../shared/core/optics/acuity.ts';

describe('a visual acuity is read in its own notation or, if its notation is ambiguous, in the chosen notation', () => {
  test.each<[string, AcuityNotation, number]>([
    ['6/6', 'snellen6', 0],
    ['6/60', 'snellen6', 1],
    ['6/7.5', 'snellen6', 0.0969],
    ['6/6+2', 'snellen6', 0],
    ['20/20', 'snellen20', 0],
    ['20/200-1', 'snellen20', 1],
    ['1.0', 'decimal', 0],
    ['0.1', 'decimal', 1],
    ['2.5', 'decimal', -0.3979],
    ['-0.4', 'logmar', -0.4],
    ['0.3', 'logmar', 0.3],
    ['2', 'logmar', 2],
    ['6/6', 'decimal', 0],
    ['6/12', 'logmar', 0.301],
    ['20/40', 'snellen6', 0.301],
    ['5/10', 'decimal', 0.301],
    ['3/3', 'snellen6', 0],
    ['4/4', 'decimal', 0],
    ['3/6', 'decimal', 0.301],
    ['2.5/5', 'decimal', 0.301],
    ['0.5/60', 'decimal', 2.0792],
    ['15/30', 'decimal', 0.301],
    ['16/16', 'decimal', 0],
    ['7/10', 'logmar', 0.1549],
    ['6/9-', 'decimal', 0.1761],
    ['0.8+', 'decimal', 0.0969],
    ['1/10', 'snellen6', 1],
    ['10/20', 'decimal', 0.301],
    ['-0.1', 'decimal', -0.1],
    ['4.7', 'decimal', 0.3],
    ['5.0', 'snellen6', 0],
    ['2.5', 'logmar', -0.3979],
    ['0.8', 'decimal', 0.0969],
    ['0.8', 'logmar', 0.8],
    ['0.0', 'logmar', 0],
  ])('acuity %s is read in notation %s', (text, notation, value) => {
    expect(logMar(text, notation)).toBeCloseTo(value, 4);
    expect(isAcuity(text, notation)).toBe(true);
  });

  test.each<[string, AcuityNotation]>([
    ['7/6', 'snellen6'],
    ['7/20', 'snellen20'],
    ['50/20', 'snellen20'],
    ['0/6', 'snellen6'],
    ['6/0', 'snellen6'],
    ['0', 'decimal'],
    ['0.0', 'decimal'],
    ['2.51', 'decimal'],
    ['2.9', 'fiveGrade'],
    ['5.5', 'fiveGrade'],
    ['-0.41', 'logmar'],
    ['0.8', 'snellen6'],
    ['1.0', 'fiveGrade'],
    ['good', 'snellen6'],
    ['', 'decimal'],
  ])('“%s” is not a valid acuity in notation %s', (text, notation) => {
    expect(logMar(text, notation)).toBeNull();
    expect(isAcuity(text, notation)).toBe(false);
  });

  test('CF, HM, LP and NLP are valid acuities in every notation and have no number', () => {
    for (const word of [...lowVision, 'CF 1m', 'HM 30cm']) {
      expect(isAcuity(word, 'decimal')).toBe(true);
      expect(logMar(word, 'decimal')).toBeNull();
    }
  });
});

test('only acuities from 0.0 to 2.0 are ambiguous (decimal or logMAR); the notation of other acuities is clear', () => {
  const said = (text: string) => [text, ownNotation(text)];
  expect(['6/6', '5/5', '20/20', '10/20', '-0.1', '3.0', '5.4', '4.7-1', '2.1', '2.5'].map(said)).toEqual([
    ['6/6', 'snellen6'],
    ['5/5', 'snellen6'],
    ['20/20', 'snellen20'],
    ['10/20', 'snellen20'],
    ['-0.1', 'logmar'],
    ['3.0', 'fiveGrade'],
    ['5.4', 'fiveGrade'],
    ['4.7-1', 'fiveGrade'],
    ['2.1', 'decimal'],
    ['2.5', 'decimal'],
  ]);
  expect(['0', '0.0', '0.3', '1', '1.0-2', '2.0'].map(ownNotation)).toEqual(Array(6).fill('either'));
  expect(['CF', '', '2.6', '5.5', '-0.5', '6/', 'x'].map(ownNotation)).toEqual(Array(7).fill(null));
});

test('the chosen notation applies only to plain numbers whose notation is ambiguous', () => {
  expect(notationOf('6/6', 'decimal')).toBe('snellen6');
  expect(notationOf('0.3', 'logmar')).toBe('logmar');
  expect(notationOf('0.3', 'snellen6')).toBeNull();
  expect(notationToStore(['6/6', 'CF', '6/9'], 'decimal')).toBe('snellen6');
  expect(notationToStore(['6/6', '0.8'], 'logmar')).toBe('logmar');
  expect(notationToStore(['CF', ''], 'decimal')).toBe('decimal');
});

test('a visit stores a notation of its acuities only if one of the acuities would be ambiguous without a notation', () => {
  expect(saidNotation(['6/6', '0.3'], 'logmar')).toBe('logmar');
  expect(saidNotation(['0.3'], 'snellen6')).toBeNull();
  expect(saidNotation(['6/6', '4.9', 'CF'], 'decimal')).toBeNull();
  expect(unclearAcuities(['6/6', '0.3', '-0.1', '1.0', 'LP'])).toEqual(['0.3', '1.0']);
});

test('changing the notation of a visit converts ambiguous acuities and leaves all others unchanged', () => {
  expect(rewriteAcuity('0.3', 'logmar', 'decimal')).toBe('0.50');
  expect(rewriteAcuity('0.5', 'decimal', 'logmar')).toBe('0.30');
  expect(rewriteAcuity('0.3', 'decimal', 'decimal')).toBe('0.3');
  expect(['6/9', '4.7', '-0.1', 'CF'].map(text => rewriteAcuity(text, 'logmar', 'decimal'))).toEqual([
    '6/9',
    '4.7',
    '-0.1',
    'CF',
  ]);
});
