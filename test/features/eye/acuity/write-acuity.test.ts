import { describe, expect, test } from 'vitest';
import {
  type AcuityNotation,
  acuityNotations,
  isAcuity,
  logMar,
  writeAcuity,
  writeAcuityLimit,
} from '../../../../shared/core/optics/acuity.ts';
import { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';

const same: [logmar: string, Record<Exclude<AcuityNotation, 'logmar'>, string>][] = [
  ['0.00', { snellen6: '6/6', snellen20: '20/20', decimal: '1.0', fiveGrade: '5.0' }],
  ['0.30', { snellen6: '6/12', snellen20: '20/40', decimal: '0.50', fiveGrade: '4.7' }],
  ['1.00', { snellen6: '6/60', snellen20: '20/200', decimal: '0.10', fiveGrade: '4.0' }],
  ['0.10', { snellen6: '6/7.5', snellen20: '20/25', decimal: '0.79', fiveGrade: '4.9' }],
  ['-0.10', { snellen6: '6/5', snellen20: '20/16', decimal: '1.3', fiveGrade: '5.1' }],
  ['-0.30', { snellen6: '6/3', snellen20: '20/10', decimal: '2.0', fiveGrade: '5.3' }],
];

describe('an acuity keeps its value when it is written in another notation', () => {
  test.each(same)('an acuity of logMAR %s is written correctly in every notation', (logmar, others) => {
    for (const notation of acuityNotations) {
      const expected = notation === 'logmar' ? logmar : others[notation];
      expect(writeAcuity(Number(logmar), notation)).toBe(expected);
      expect(isAcuity(expected, notation)).toBe(true);
      expect(logMar(expected, notation)).toBeCloseTo(Number(logmar), 1);
    }
  });
});

test('an acuity is rounded to the nearest line of usual charts', () => {
  expect(['-0.001', '-0.01', '-0.10'].map(value => writeAcuity(Number(value), 'logmar'))).toEqual([
    ...['0.00', '-0.01', '-0.10'],
  ]);
  const metres = (line: number) => writeAcuity(Math.log10(line / 6), 'snellen6');
  expect([9.3, 9.6, 10, 12.4, 12.6].map(metres)).toEqual(['6/9.5', '6/9.5', '6/10', '6/12', '6/13']);
});

test('an eye that reads the line of a printed limit meets the limit, in every notation', () => {
  const limits = Array.from({ length: 160 }, (_, index) => (index - 30) / 100);
  for (const notation of acuityNotations)
    for (const limit of limits) {
      const text = writeAcuityLimit(limit, notation);
      const read = Math.round((logMar(text, notation) ?? 9) * 100);
      expect(read, `${text} for ${limit}`).toBeLessThanOrEqual(Math.round(limit * 100));
    }
  const [metres, feet, grade] = (['snellen6', 'snellen20', 'fiveGrade'] as const).map(notation =>
    [0.2, 0.25, 0.28, 0.3].map(limit => writeAcuityLimit(limit, notation)),
  );
  expect(metres).toEqual(['6/9.5', '6/10', '6/11', '6/12']);
  expect(feet).toEqual(['20/32', '20/35', '20/38', '20/40']);
  expect(grade).toEqual(['4.8', '4.8', '4.8', '4.7']);
});

test('acuity in five-grade notation is five minus logMAR, so 6/12 is 4.7', () => {
  expect(writeAcuity(logMar('6/12', 'snellen6') ?? 0, 'fiveGrade')).toBe('4.7');
  expect(writeAcuity(logMar('20/40', 'snellen20') ?? 0, 'fiveGrade')).toBe('4.7');
  expect(['5.0', '4.7', '4.0', '5.3', '5.0-2'].map(text => logMar(text, 'fiveGrade'))).toEqual([
    0, 0.3, 1, -0.3, 0,
  ]);
  expect(['5.5', '2.9', '-5.0'].map(text => isAcuity(text, 'fiveGrade'))).toEqual(Array(3).fill(false));
});

const none = { unaided: null, withGlasses: null, pinhole: null, near: null };
const faults = (acuity: object, acuityNotation: AcuityNotation) =>
  EyeReportFields.safeParse({
    date: '2026-05-16',
    refractions: {},
    acuity,
    acuityNotation,
  }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('each acuity of a visit is written in its own notation or, if it has none, in the notation of the visit', () => {
  const acuity = {
    right: { ...none, unaided: '0.8', withGlasses: '1.0-1' },
    left: { ...none, unaided: 'CF', withGlasses: '6/6' },
    both: { ...none, near: '1.0' },
  };
  expect(faults(acuity, 'decimal')).toBeUndefined();
  expect(faults(acuity, 'logmar')).toBeUndefined();
  expect(faults(acuity, 'snellen6')).toEqual([
    ['acuity.right.unaided', 'validation.acuity'],
    ['acuity.right.withGlasses', 'validation.acuity'],
    ['acuity.both.near', 'validation.acuity'],
  ]);
});
