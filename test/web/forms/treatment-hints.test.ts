import { expect, test } from 'vitest';
import { treatmentHints } from '../../../web/features/eye/eye-reports/form/treatment-hints.ts';
import english from '../../../web/platform/i18n/en/eye.json' with { type: 'json' };

const hintsFor = (kind: Parameters<typeof treatmentHints>[0]) =>
  Object.values(treatmentHints(kind)).map(key => english.field[key.replace('field.', '') as 'doseHelp']);

test('the hints below the dose and the wearing time fit the kind of treatment', () => {
  expect(hintsFor('dims')).toEqual(['Not needed for lenses', 'For example 12 hours a day']);
  expect(hintsFor('orthokeratology')).toEqual(['Not needed for lenses', 'For example 7 nights a week']);
  expect(hintsFor('atropine0025')).toEqual([
    'How often. The treatment names the concentration.',
    'For example 6 of 7 days',
  ]);
  expect(hintsFor('atropine')).toEqual(['Concentration, and how often', 'For example 6 of 7 days']);
  expect(hintsFor('redLight')).toEqual(['Minutes, and how often', 'For example 9 of 10 sessions a week']);
  expect(hintsFor('')).toEqual(['How much, and how often', 'For example every day']);
});
