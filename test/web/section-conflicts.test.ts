import { expect, test } from 'vitest';
import {
  differingFields,
  mergeFields,
} from '../../web/features/organizations/organizations/conflict/section-conflicts.ts';

const theirs = { name: 'Lake Clinic', country: 'HK', state: 'KLN', postalCode: '', modules: ['eye'] };
const mine = { ...theirs, name: 'Lake Clinic ', country: 'GB', state: '', postalCode: 'OX14' };

test('a country and its state are kept together', () => {
  expect(differingFields(mine, theirs)).toEqual(['country', 'postalCode']);
  expect(mergeFields(theirs, mine, new Set(['country']))).toEqual({ ...theirs, country: 'GB', state: '' });
});

test('settings that the person did not choose take the stored values', () => {
  expect(mergeFields(theirs, mine, new Set())).toEqual(theirs);
  expect(differingFields({ ...theirs, modules: [] }, theirs)).toEqual(['modules']);
});
