import { expect, test } from 'vitest';
import { sectionParts } from '../../web/features/organizations/organizations/conflict/section-conflicts.ts';

const theirs = { name: 'Lake Clinic', country: 'HK', state: 'KLN', postalCode: '', modules: ['eye'] };
const mine = { ...theirs, name: 'Lake Clinic ', country: 'GB', state: '', postalCode: 'OX14' };

test('a country and its state are kept together', () => {
  expect(sectionParts.differing(mine, theirs)).toEqual(['country', 'postalCode']);
  expect(sectionParts.merge(theirs, mine, new Set(['country']))).toEqual({
    ...theirs,
    country: 'GB',
    state: '',
  });
});

test('settings that the person did not choose take the stored values', () => {
  expect(sectionParts.merge(theirs, mine, new Set())).toEqual(theirs);
  expect(sectionParts.differing({ ...theirs, modules: [] }, theirs)).toEqual(['modules']);
});
