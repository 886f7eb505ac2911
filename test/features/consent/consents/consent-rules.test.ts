import { expect, test } from 'vitest';
import { ConsentFields } from '../../../../shared/features/consent/consents/schema.ts';
import { appliesToCases, appliesToUsers } from '../../../../shared/features/consent/terms/schema.ts';

const given = {
  language: 'en',
  giver: { name: 'Mei Chan', relationship: 'mother' },
  method: 'paper',
  givenOn: '2026-11-24',
};
const term = { id: `term_${'A'.repeat(22)}`, textVersion: 1 };

test('a consent refers to a text of the organisation’s terms only if its purpose is “terms”', () => {
  const faults = (fields: object) =>
    (ConsentFields.safeParse({ ...given, ...fields }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);
  expect(faults({ purpose: 'terms', term })).toEqual([]);
  expect(faults({ purpose: 'photos' })).toEqual([]);
  expect(faults({ purpose: 'terms' })).toEqual([['term', 'validation.required']]);
  expect(faults({ purpose: 'photos', term })).toEqual([['term', 'validation.required']]);
});

test('terms can apply to families, to the organisation’s staff, or to both', () => {
  const audiences = (['cases', 'users', 'both'] as const).map(appliesTo => [
    appliesToCases({ appliesTo }),
    appliesToUsers({ appliesTo }),
  ]);
  expect(audiences).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
});
