import { expect, test } from 'vitest';
import {
  acceptedTermsIn,
  isTicked,
  missingTerms,
  nothingTicked,
  termsErrorsIn,
  withTerm,
} from '../../../../web/features/people/registration/ticked-terms.ts';

const texts = { en: null, zh: null };
const required = { id: 'tnc_1', textVersion: 2, isRequired: true, texts };
const optional = { id: 'tnc_2', textVersion: 1, isRequired: false, texts };
const asked = {
  terms: { version: 3, texts: { en: 'Be kind', zh: '待人友善' } },
  userTerms: [required, optional],
};
const nothingAsked = { terms: null, userTerms: [] };

test('somebody who joins an organisation must tick every required term; other terms are optional', () => {
  expect(missingTerms(asked, nothingTicked)).toEqual({
    acceptsHouseTerms: 'validation.terms',
    acceptsUserTerms: 'validation.terms',
  });
  const ticked = { acceptsHouseTerms: true, acceptsUserTerms: withTerm(nothingTicked, required, true) };
  expect(missingTerms(asked, ticked)).toEqual({});
  expect(missingTerms(asked, { ...ticked, acceptsHouseTerms: false })).toEqual({
    acceptsHouseTerms: 'validation.terms',
  });
  expect(missingTerms(nothingAsked, nothingTicked)).toEqual({});
});

test('the form for joining sends only the ticked terms, each with its version', () => {
  expect(acceptedTermsIn(asked, nothingTicked)).toEqual({ acceptedTerms: 0, acceptedUserTerms: [] });
  const acceptsUserTerms = withTerm(nothingTicked, optional, true);
  expect(acceptedTermsIn(asked, { acceptsHouseTerms: true, acceptsUserTerms })).toEqual({
    acceptedTerms: 3,
    acceptedUserTerms: [{ id: 'tnc_2', textVersion: 1 }],
  });
  expect(acceptedTermsIn(nothingAsked, { acceptsHouseTerms: true, acceptsUserTerms })).toEqual({
    acceptedTerms: 0,
    acceptedUserTerms: [],
  });
});

test('a person can tick and untick each of the terms; terms whose text changes must be ticked again', () => {
  const once = { acceptsUserTerms: withTerm(nothingTicked, required, true) };
  const twice = { acceptsUserTerms: withTerm(once, required, true) };
  expect(twice).toEqual(once);
  expect(isTicked(once, required)).toBe(true);
  expect(isTicked(once, { ...required, textVersion: 3 })).toBe(false);
  expect(withTerm(twice, required, false)).toEqual([]);
});

test('an API error about one of the terms is shown next to the text of this term', () => {
  const word = 'validation.terms';
  expect(termsErrorsIn({ acceptedTerms: word })).toEqual({ acceptsHouseTerms: word });
  expect(termsErrorsIn({ acceptedUserTerms: word })).toEqual({ acceptsUserTerms: word });
  expect(termsErrorsIn({})).toEqual({});
});
