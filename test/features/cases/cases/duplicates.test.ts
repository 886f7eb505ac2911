import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from './samples.ts';

const nobody = { otherName: null, birthDate: null, contactEmail: null, mobile: null };

/**
 * The warnings that the caller sees before adding this child: names of possible duplicates, with the reasons.
 */
async function duplicatesFor(caller: Principal, child: { fullName: string } & Partial<CaseFields>) {
  const { data } = await caller.call(cases.duplicateCases, { ...nobody, ...child });
  return [...data.data.map(({ fullName, signs }) => [fullName, ...signs].join(' ')), data.isHidden];
}

test('a case with a similar name, in any script and word order, and the same birth date is a possible duplicate', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, {
    ...nobody,
    fullName: '陈小明',
    otherName: 'CHAN Siu Ming',
    birthDate: '2017-03-14',
  });
  await makeCase(admin, { ...nobody, fullName: '陈小雨', otherName: 'CHAN Siu Yu', birthDate: '2017-03-14' });
  await makeCase(admin, { ...nobody, fullName: '陈小明', birthDate: '2018-01-01' });
  const birthDate = '2017-03-14';
  for (const fullName of [
    '陈小明',
    '陳小明',
    'Siu-Ming Chan',
    'Chen Xiaoming',
    'CHAN Siu Ming Peter',
    'Chan Siu Minh',
  ])
    expect(await duplicatesFor(admin, { fullName, birthDate }), fullName).toEqual(['陈小明 name', false]);
  for (const fullName of ['陈', 'Chan', 'Wong Siu Kei', '小'])
    expect(await duplicatesFor(admin, { fullName, birthDate }), fullName).toEqual([false]);
  expect(await duplicatesFor(admin, { fullName: '陈小明' })).toEqual([
    '陈小明 sameName',
    '陈小明 sameName',
    false,
  ]);
});

test('a case with the same email address or phone number, however written, is a possible duplicate; the likeliest is listed first', async () => {
  const { admin } = await openClinic();
  const contact = { contactEmail: 'Home@Test.example', mobile: '9123 4567' };
  await makeCase(admin, { ...nobody, fullName: 'Ann', contactEmail: contact.contactEmail });
  await makeCase(admin, { ...nobody, fullName: 'Ben', ...contact });
  await makeCase(admin, { ...nobody, fullName: 'Mother only' });
  const asked = { fullName: 'Zoe', contactEmail: 'home@test.EXAMPLE', mobile: '+852 91234567' };
  expect(await duplicatesFor(admin, asked)).toEqual(['Ben email phone', 'Ann email', false]);
  expect(await duplicatesFor(admin, { fullName: 'Zoe', mobile: '9123' })).toEqual([false]);
});

test('a phone number without a country code is compared as one of the organisation’s country and of the child’s, if it is valid there', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, { ...nobody, fullName: 'Ann', mobile: '+44 7700 900123' });
  const mobile = '07700 900123';
  expect(await duplicatesFor(admin, { fullName: 'Zoe', mobile, country: 'GB' })).toEqual([
    'Ann phone',
    false,
  ]);
  expect(await duplicatesFor(admin, { fullName: 'Zoe', mobile })).toEqual([false]);
  await makeCase(admin, { ...nobody, fullName: 'Ben', mobile: '+65 9123 4567' });
  const either = { fullName: 'Zoe', mobile: '9123 4567', country: 'SG' };
  expect(await duplicatesFor(admin, either), 'valid in both countries').toEqual(['Ben phone', false]);
});

test('a case with the same name, in any script and word order, and a birth date within a month is a possible duplicate', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, {
    ...nobody,
    fullName: '陈小明',
    otherName: 'CHAN Siu Ming',
    birthDate: '2017-03-14',
  });
  const near = ['陈小明 nearBirthday', false];
  for (const fullName of ['陈小明', '陳小明', 'Siu Ming Chan', 'Xiaoming Chen', 'CHAN Siu Ming'])
    expect(await duplicatesFor(admin, { fullName, birthDate: '2017-04-14' }), fullName).toEqual(near);
  const asked = { fullName: 'Ming', otherName: '陈小明' };
  expect(await duplicatesFor(admin, { ...asked, birthDate: '2017-02-11' })).toEqual(near);
  expect(await duplicatesFor(admin, { ...asked, birthDate: '2017-02-10' })).toEqual([false]);
  for (const fullName of ['陈小雨', 'Chan Siu Minh', '陈'])
    expect(await duplicatesFor(admin, { fullName, birthDate: '2017-03-15' }), fullName).toEqual([false]);
});

test('among possible duplicates, a case with the same phone number precedes a case whose parent has this number', async () => {
  const { admin } = await openClinic();
  const mobile = '+85291234567';
  const parent = { title: null, name: 'Lee Ann', email: null, mobile };
  await makeCase(admin, { ...nobody, fullName: 'Of mother', father: null, mother: parent });
  await makeCase(admin, { ...nobody, fullName: 'Of father', father: parent, mother: null });
  await makeCase(admin, { ...nobody, fullName: 'Own', mobile, father: parent, mother: null });
  const found = await duplicatesFor(admin, { fullName: 'Zoe', mobile: '9123 4567' });
  expect(found[0]).toBe('Own phone');
  expect(found.slice(1, 3).toSorted()).toEqual(['Of father parentPhone', 'Of mother parentPhone']);
  expect(found[3]).toBe(false);
});

test('the list of possible duplicates uses the current fields of the cases and includes archived cases', async () => {
  const { admin } = await openClinic();
  const { id, version } = await makeCase(admin, { ...nobody, fullName: 'Ann Lee', birthDate: '2017-03-14' });
  await admin.call(cases.changeCase, {
    ...nobody,
    caseId: id,
    version,
    fullName: 'Ann Lee',
    birthDate: '2017-03-15',
    contactEmail: 'ann@test.example',
  });
  await admin.call(cases.archiveCase, { caseId: id });
  expect(await duplicatesFor(admin, { fullName: 'Ann Leo', birthDate: '2017-03-14' })).toEqual([false]);
  expect(await duplicatesFor(admin, { fullName: 'Ann Lee', birthDate: '2017-03-14' })).toEqual([
    'Ann Lee nearBirthday',
    false,
  ]);
  expect(await duplicatesFor(admin, { fullName: 'Ann Lee', birthDate: '2017-03-15' })).toEqual([
    'Ann Lee name',
    false,
  ]);
  expect(await duplicatesFor(admin, { fullName: 'X', contactEmail: 'ann@test.example' })).toEqual([
    'Ann Lee email',
    false,
  ]);
});

test('a user limited to selected cases cannot tell whether a hidden duplicate exists', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const mobile = '+85291234567';
  await makeCase(admin, { ...nobody, fullName: 'Kim Hidden', mobile });
  expect(await duplicatesFor(user, { fullName: 'Zoe', mobile })).toEqual([true]);
  expect(await duplicatesFor(user, { fullName: 'Zoe', mobile: '+85297654321' })).toEqual([true]);
  await makeCase(user, { ...nobody, fullName: 'Kim Own', mobile });
  expect(await duplicatesFor(user, { fullName: 'Zoe', mobile })).toEqual(['Kim Own phone', true]);
  expect(await duplicatesFor(admin, { fullName: 'Zoe', mobile })).toEqual([
    'Kim Hidden phone',
    'Kim Own phone',
    false,
  ]);
  await makeCase(admin, { ...nobody, fullName: 'Kim Other', birthDate: '2017-03-14' });
  const near = { fullName: 'Other Kim', birthDate: '2017-03-30' };
  expect(await duplicatesFor(user, near)).toEqual([true]);
  expect(await duplicatesFor(user, { ...near, birthDate: '2017-05-30' })).toEqual([true]);
});
