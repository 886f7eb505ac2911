import { expect, test } from 'vitest';
import { sectionParts } from '../../web/features/organizations/organizations/conflict/section-conflicts.ts';

const theirs = { name: 'Lake Clinic', country: 'HK', state: 'KLN', postalCode: '', modules: ['eye'] };
const mine = { ...theirs, name: 'Lake Clinic ', country: 'GB', state: '', postalCode: 'OX14' };

test('resolving a conflict between changes of an organisation takes country and state from the same version', () => {
  expect(sectionParts.differing(mine, theirs)).toEqual(['country', 'postalCode']);
  expect(sectionParts.merge(theirs, mine, new Set(['country']))).toEqual({
    ...theirs,
    country: 'GB',
    state: '',
  });
});

test('in a conflict about an organisation, each setting keeps its stored value unless the person chooses another', () => {
  expect(sectionParts.merge(theirs, mine, new Set())).toEqual(theirs);
  expect(sectionParts.differing({ ...theirs, modules: [] }, theirs)).toEqual(['modules']);
});
