import { expect, test } from 'vitest';
import { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { agreesOnParents, withParents } from '../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import { Questionnaire } from '../../../../shared/features/eye/visit-fields/questionnaire.schema.ts';

test('every answer of the questionnaire is optional; numbers of hours and ages must be within limits', () => {
  expect(Questionnaire.parse({})).toEqual({
    parents: null,
    nearWork: null,
    outdoors: null,
    screens: null,
    firstSpectacles: null,
  });
  const isValid = (answers: object) => Questionnaire.safeParse(answers).success;
  expect([0, 2.5, 24, 24.5, -1, 0.25].map(outdoors => isValid({ outdoors }))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([0, 7.5, 25, 26].map(firstSpectacles => isValid({ firstSpectacles }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('the answer that a parent is short-sighted becomes a risk factor; the answer about hours of near work does not', () => {
  expect(withParents(['nearWork'], 'one')).toEqual(['parentalMyopia', 'nearWork']);
  expect(withParents(['parentalMyopia'], 'both')).toEqual(['parentalMyopia']);
  expect(withParents(['parentalMyopia', 'nearWork'], 'none')).toEqual(['nearWork']);
  expect(withParents(['parentalMyopia'], null)).toEqual(['parentalMyopia']);
  expect(withParents([], 'high')).toEqual(['parentalMyopia']);
});

test('a risk factor that contradicts the answer about the parents is rejected', () => {
  expect(agreesOnParents(['parentalMyopia'], 'one')).toBe(true);
  expect(agreesOnParents([], 'none')).toBe(true);
  const found = EyeReportFields.safeParse({
    date: '2026-05-16',
    refractions: {},
    riskFactors: ['parentalMyopia'],
    questionnaire: { parents: 'none' },
  });
  expect(found.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['riskFactors', 'validation.parents'],
  ]);
});
