import { expect, test } from 'vitest';
import {
  needsTermsAcceptance,
  requiredTermsVersion,
} from '../../../../shared/features/organizations/organizations/terms.schema.ts';

const asked = { terms: { version: 3, isRequired: true } };
const offered = { terms: { version: 3, isRequired: false } };

test('required terms of use must be accepted in their latest version; optional terms need no acceptance', () => {
  expect(requiredTermsVersion(asked)).toBe(3);
  expect(requiredTermsVersion(offered)).toBe(0);
});

test('users who accepted an earlier version of the terms, or no version, must accept the current version', () => {
  expect(needsTermsAcceptance(asked, { acceptedTerms: 0 })).toBe(true);
  expect(needsTermsAcceptance(asked, { acceptedTerms: 2 })).toBe(true);
  expect(needsTermsAcceptance(asked, { acceptedTerms: 3 })).toBe(false);
  expect(needsTermsAcceptance(offered, { acceptedTerms: 0 })).toBe(false);
});
