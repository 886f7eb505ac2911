import { expect, test } from 'vitest';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { familyAddress } from '../../../../shared/features/cases/cases/family-address.ts';
import { nameSearch } from '../../../../shared/features/cases/cases/name-search.ts';
import { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import {
  defaultTake,
  differingFields,
  latestTake,
  mergedFields,
} from '../../../../shared/features/cases/merges/merge-fields.ts';

const parent = (more: object) => ({ title: null, name: null, email: null, mobile: null, ...more });
const fields = (more: object = {}) => CaseFields.parse({ fullName: 'Mei Chan', ...more });

test('the user who merges two cases chooses between differing values; tags of both cases are combined without a choice', () => {
  const one = fields({ school: 'St Mary', tags: ['myopia'], mother: parent({ name: 'Lan' }) });
  const other = fields({ school: 'St John', tags: ['twin'], mother: parent({ name: 'Lan' }) });
  expect(differingFields(one, other)).toEqual(['school']);
  expect(differingFields(one, { ...other, mother: null, fullName: 'Mei' })).toEqual([
    ...['fullName', 'mother', 'school'],
  ]);
  expect([isSame([1, { a: null }], [1, { a: null }]), isSame(null, '')]).toEqual([true, false]);
});

test('by default, a merge fills empty fields of the surviving case with values of the other case', () => {
  const other = fields({ school: 'St John', fullName: 'Mei', gender: 'female' });
  expect(defaultTake(fields({ school: 'St Mary' }), other)).toEqual(['gender']);
  expect(defaultTake(fields(), other).toSorted()).toEqual(['gender', 'school']);
  expect(defaultTake(fields({ gender: 'male' }), fields())).toEqual([]);
});

test('by default, merging a registration into a case takes over the values that the family entered', () => {
  const known = fields({ school: 'St Mary', mother: parent({ name: 'Lan', mobile: '+85291234567' }) });
  expect(latestTake(known, fields({ school: 'St John' }))).toEqual(['school']);
  expect(latestTake(known, fields({ mother: parent({ name: 'Lan Wong' }) }))).toEqual(['mother']);
  expect(latestTake(fields(), fields({ mother: parent({ name: 'Lan Wong' }) }))).toEqual(['mother']);
});

test('by default, merging a registration keeps a known name and known email addresses, because anybody can send a registration', () => {
  const mother = parent({ name: 'Lan', email: 'lan@example.com' });
  const known = { ...fields({ fullName: 'Mei', mother }), contactEmail: 'family@example.com' };
  const sent = {
    ...fields({ fullName: '美', mother: parent({ email: 'other@example.com' }) }),
    contactEmail: 'other@example.com',
  };
  expect(latestTake(known, sent)).toEqual([]);
  expect(latestTake({ ...known, contactEmail: null, mother: parent({ name: 'Lan' }) }, sent)).toEqual([
    'contactEmail',
    'mother',
  ]);
  expect(
    latestTake(known, { ...known, mother: parent({ email: 'lan@example.com', mobile: '+85291234567' }) }),
  ).toEqual(['mother']);
});

test('by default, a merge takes the value that the family entered, even a shorter value, but not an empty value', () => {
  const known = fields({ school: 'St Mary' });
  expect(latestTake(known, fields({ school: 'Hill' }))).toEqual(['school']);
  expect(latestTake(fields(), fields({ school: 'Hill' }))).toEqual(['school']);
  expect(latestTake(known, { ...fields(), school: '' })).toEqual([]);
  expect(defaultTake({ ...fields(), school: '' }, known)).toEqual(['school']);
});

const merge = (one: object, other: object, take: Parameters<typeof mergedFields>[2] = [], maxTags = 20) =>
  mergedFields(fields(one), fields(other), take, maxTags);

test('if only one of two merged cases has a phone number or email of a relative, the merge keeps this contact', () => {
  const known = { mother: parent({ name: 'Lan', email: 'lan@home.example', mobile: '+85291234567' }) };
  const registered = { mother: parent({ mobile: '+85290000000' }) };
  const whole = parent({ name: 'Lan', email: 'lan@home.example', mobile: '+85290000000' });
  expect(merge(known, registered, ['mother']).mother).toEqual(whole);
  expect(merge(registered, known).mother).toEqual(whole);
  expect(merge(known, registered).mother).toEqual(known.mother);
  expect(merge({}, registered).mother).toBeNull();
  const guardian = (name: string | null, email: string | null) => ({
    guardian: { ...parent({ ...(name && { name }), ...(email && { email }) }), relationship: 'grandparent' },
  });
  const grandmother = guardian('Mei', null);
  expect(merge(grandmother, guardian('Tao', 'tao@home.example')).guardian).toEqual(grandmother.guardian);
  expect(merge(grandmother, guardian(null, 'mei@home.example')).guardian).toMatchObject({
    ...{ name: 'Mei', email: 'mei@home.example' },
  });
});

test('a merged case keeps its own fields, gets the chosen fields of the other case, and has the tags of both up to a limit', () => {
  const merged = merge(
    { school: 'St Mary', gender: 'female', tags: ['myopia', 'twin'] },
    { fullName: 'Mei Chan', school: 'St John', gender: 'male', tags: ['twin', 'left-handed'] },
    ['school'],
  );
  expect(merged).toMatchObject({
    school: 'St John',
    gender: 'female',
    tags: ['myopia', 'twin', 'left-handed'],
  });
  expect(merge({ tags: ['a', 'b'] }, { tags: ['c'] }, [], 2).tags).toEqual(['a', 'b']);
  expect(merge({ tags: ['a'] }, { tags: ['c'] }, ['tags'], 2).tags).toEqual(['a', 'c']);
});

test('a merge adds the name that the user did not choose to the field “other name”, unless the field already has this name', () => {
  const otherName = (one: object, other: object, take: Parameters<typeof mergedFields>[2] = []) =>
    merge(one, other, take).otherName;
  expect(otherName({}, {})).toBeNull();
  expect(otherName({}, { fullName: '陈小明' })).toBe('陈小明');
  expect(otherName({}, { fullName: '陈小明' }, ['fullName'])).toBe('Mei Chan');
  expect(otherName({ otherName: 'Ming' }, { fullName: '陈小明', otherName: 'Xiao' })).toBe(
    'Ming / 陈小明 / Xiao',
  );
  expect(otherName({ otherName: 'Ming' }, { otherName: 'Xiao' }, ['otherName'])).toBe('Xiao / Ming');
  expect(otherName({ otherName: 'Mei Chan' }, {})).toBeNull();
  expect(otherName({ otherName: 'Ming Lee' }, { otherName: 'Ming' })).toBe('Ming Lee');
});

test('a merge adds a name to the field “other name” only if the field then has at most 250 characters', () => {
  const [long, wide] = ['x'.repeat(123), '𠮷'.repeat(124)];
  expect(merge({ otherName: long }, { otherName: wide }).otherName).toBe(`${long} / ${wide}`);
  expect(merge({ otherName: `${long}y` }, { otherName: wide }).otherName).toBe(`${long}y`);
});

test('emails for a family go to the child’s own address; without one, to the mother’s; without both, to the father’s', () => {
  const [mother, father] = ['mother', 'father'].map(who => parent({ email: `${who}@home.example` }));
  const contactEmail = 'home@home.example';
  const address = (more: object) =>
    familyAddress({ contactEmail: null, mother: null, father: null, guardian: null, ...more });
  expect(address({ contactEmail, mother, father })).toBe(contactEmail);
  expect(address({ mother, father })).toBe('mother@home.example');
  expect(address({ mother: parent({}), father })).toBe('father@home.example');
  expect(address({ father: parent({}) })).toBeNull();
  expect(address({})).toBeNull();
});

test('a search for a case to merge with lists active cases with a matching name, the most recently changed case first', () => {
  expect(nameSearch('Mei', '2026-11-24')).toMatchObject({
    ...{ text: 'Mei', today: '2026-11-24', sort: 'updated', limit: 20, cursor: null },
    ...{ status: 'active', gender: null, tag: null },
  });
});
