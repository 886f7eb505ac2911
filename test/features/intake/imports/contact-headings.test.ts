import { expect, test } from 'vitest';
import { guessField } from '../../../../shared/features/intake/imports/guess-fields.ts';

test.each([
  ['Parental email', 'guardianEmail'],
  ['Priority 1 Contact Email', 'guardianEmail'],
  ['Priority 1 Contact Telephone', 'guardianMobile'],
  ['Parent/Guardian 1 Email address', 'guardianEmail'],
  ['Parent/Carer Mobile Phone', 'guardianMobile'],
  ['Main contact mobile number', 'guardianMobile'],
  // A neighbour, perhaps: whoever is the family's contact gets its reports.
  ['Emergency contact name', undefined],
  ['緊急聯絡電話', undefined],
  ['家長手提電話', 'mobile'],
  ['Home telephone', undefined],
  ['Priority 2 Contact Email', undefined],
  ['Main contact', undefined],
])('the heading %s is one of %s', (heading, field) => {
  expect(guessField(heading)).toBe(field);
});
