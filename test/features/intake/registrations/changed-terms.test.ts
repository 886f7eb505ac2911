import { expect, test } from 'vitest';
import { findChangedTerms } from '../../../../web/features/intake/registrations/registration-values.ts';
import { termFields } from '../../consent/terms/samples.ts';

const term = (id: string, textVersion: number, isRequired: boolean) => ({
  id,
  textVersion,
  isRequired,
  texts: termFields(id).texts,
});
const before = [term('visits', 1, true), term('photos', 1, false), term('news', 1, false)];

test('if accepted or required terms change while a family fills in the form, the family must read these terms again', () => {
  const after = [
    term('visits', 2, true),
    term('photos', 2, false),
    term('news', 2, false),
    term('fees', 1, true),
  ];
  const changed = 'validation.terms_changed';
  expect(findChangedTerms(['visits', 'photos'], before, after)).toEqual({
    'terms.visits': changed,
    'terms.photos': changed,
    'terms.fees': changed,
  });
  expect(findChangedTerms(['visits', 'photos'], before, before)).toEqual({});
});
