import { describe, expect, test } from 'vitest';
import { type AcuityNotation, isAcuity, logMar, lowVision } from '../../../../shared/core/optics/acuity.ts';

describe('an acuity is read in its own notation', () => {
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
  ])('%s as %s', (text, notation, value) => {
    expect(logMar(text, notation)).toBeCloseTo(value, 4);
    expect(isAcuity(text, notation)).toBe(true);
  });

  test.each<[string, AcuityNotation]>([
    ['20/20', 'snellen6'],
    ['6/6', 'snellen20'],
    ['6/0', 'snellen6'],
    ['6/6', 'decimal'],
    ['0', 'decimal'],
    ['-0.1', 'decimal'],
    ['2.51', 'decimal'],
    ['-0.41', 'logmar'],
    ['2.01', 'logmar'],
    ['6/6', 'logmar'],
    ['good', 'snellen6'],
    ['', 'decimal'],
  ])('%s is none as %s', (text, notation) => {
    expect(logMar(text, notation)).toBeNull();
    expect(isAcuity(text, notation)).toBe(false);
  });

  test('what is below any line is an acuity in every notation, without a figure', () => {
    for (const word of lowVision) {
      expect(isAcuity(word, 'decimal')).toBe(true);
      expect(logMar(word, 'decimal')).toBeNull();
    }
  });
});
