import { expect, test } from 'vitest';
import { emptyCase, toFields } from '../../../web/features/cases/cases/form/case-values.ts';
import { contactOwnerOf, moveContact } from '../../../web/features/cases/cases/form/contact-owner.ts';

const empty = emptyCase('en', 'HK');
const typed = { ...empty, fullName: 'Ben', contactEmail: 'home@test.example', mobile: '9123 4567' };

test('the form of a new case knows whose contact is typed, also from a restored draft', () => {
  expect(contactOwnerOf(empty)).toBeNull();
  expect(contactOwnerOf(typed)).toBe('child');
  expect(contactOwnerOf({ ...empty, father: { ...empty.father, mobile: '9123 4567' } })).toBe('father');
});

test('a phone that is typed before its owner is chosen moves to this parent, and back', () => {
  const ofMother = { ...typed, ...moveContact(typed, 'child', 'mother') };
  expect(toFields(ofMother)).toMatchObject({
    contactEmail: null,
    mobile: null,
    mother: { name: null, email: 'home@test.example', mobile: '9123 4567' },
  });
  expect({ ...ofMother, ...moveContact(ofMother, 'mother', 'child') }).toEqual(typed);
});

test('the name moves to the other parent or guardian, who keeps the own relationship', () => {
  const ofMother = { ...empty, mother: { ...empty.mother, name: 'Chan Mei', mobile: '9123 4567' } };
  const moved = { ...ofMother, ...moveContact(ofMother, 'mother', 'guardian') };
  expect(toFields(moved)).toMatchObject({
    mother: null,
    guardian: { name: 'Chan Mei', mobile: '9123 4567', relationship: 'guardian' },
  });
});

test('choosing whose contact it is before anything is typed changes nothing, so no draft begins', () => {
  expect(JSON.stringify({ ...empty, ...moveContact(empty, 'child', 'mother') })).toBe(JSON.stringify(empty));
  expect(JSON.stringify({ ...empty, ...moveContact(empty, 'mother', 'guardian') })).toBe(
    JSON.stringify(empty),
  );
});
