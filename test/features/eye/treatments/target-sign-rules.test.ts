import { expect, test } from 'vitest';
import { isRapidTarget, targetMeant } from '../../../../shared/features/eye/eye-reports/target-sign.ts';
import { sayTarget } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';

test.each([
  [0.5, 'D', -0.5],
  [-0.5, 'D', null],
  [0, 'D', null],
  [-0.1, 'mm', 0.1],
  [0.1, 'mm', null],
  [0, 'mm', null],
] as const)(
  'for a target of %f %s a year, the form asks whether the sign is right and offers %s as the correction',
  (perYear, unit, meant) => {
    expect(targetMeant(perYear, unit)).toBe(meant);
  },
);

test.each([
  ['en', 'more short-sighted by at most 0.50 D a year'],
  ['zh-Hans', '近视加深'],
] as const)(
  'in %s, a target that the form offers with the other sign is worded as an increase of myopia',
  (language, words) => {
    const { changes } = reportTextsOf(language);
    const said = sayTarget(changes, { perYear: targetMeant(0.5, 'D'), unit: 'D' });
    expect(said.replaceAll('\u00A0', ' ')).toContain(words);
  },
);

test.each([
  [0.5, 'mm', true],
  [-0.5, 'mm', true],
  [0.36, 'mm', false],
  [0.2, 'mm', false],
  [-0.5, 'D', false],
] as const)(
  'for a target of %f %s a year, the form asks whether the unit is right: %s',
  (perYear, unit, asks) => {
    expect(isRapidTarget(perYear, unit)).toBe(asks);
  },
);
