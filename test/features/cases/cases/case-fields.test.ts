import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { openClinic } from '../../../support/clinic.ts';
import { child, makeCase } from './samples.ts';

test('every field of a case is returned as sent, both in the response to the change and when the case is read again', async () => {
  const { admin } = await openClinic();
  const { data: made } = await admin.call(cases.createCase, child);
  expect(made).toEqual({
    ...child,
    id: expect.stringMatching(/^case_[0-9A-Za-z]{22}$/),
    version: 1,
    status: 'active',
    source: 'staff',
    review: null,
    assigned: [{ id: admin.person.id, fullName: 'Ada Admin' }],
    lastSeenOn: null,
    nextDueOn: null,
    bookedFor: null,
    createdAt: made.updatedAt,
    updatedAt: expect.any(String),
  });
  expect((await admin.call(cases.getCase, { caseId: made.id })).data).toEqual(made);
});

test('every field of a case except the name is optional', async () => {
  const { admin } = await openClinic();
  const { data } = await admin.call(cases.createCase, { fullName: 'Mononymous' });
  expect(data).toMatchObject({
    otherName: null,
    birthDate: null,
    gender: null,
    contactEmail: null,
    mobile: null,
    father: null,
    mother: null,
    emailLanguage: 'en',
    tags: [],
  });
});

test('text in a case is trimmed, repeated tags are dropped, and a parent without values is not stored', async () => {
  const { admin } = await openClinic();
  const { data } = await admin.call(cases.createCase, {
    fullName: '  Ann Lee\t',
    tags: ['myopia', ' myopia ', 'twin'],
    father: { title: null, name: '   ', email: null, mobile: null },
    mother: { name: 'Mary' },
  });
  expect(data).toMatchObject({ fullName: 'Ann Lee', tags: ['myopia', 'twin'], father: null });
  expect(data.mother).toEqual({ title: null, name: 'Mary', email: null, mobile: null });
});

test('a phone number without a country code is read as a number of the organisation’s country', async () => {
  const [hongKong, britain] = await Promise.all([
    openClinic(),
    openClinic({ country: 'GB', timeZone: 'Europe/London' }),
  ]);
  const inHongKong = await makeCase(hongKong.admin, { mobile: '9123-4567' });
  const inBritain = await makeCase(britain.admin, {
    mobile: '(07700) 900123',
    mother: { title: null, name: 'Jo', email: null, mobile: '+852 9123 4567' },
  });
  expect(inHongKong.mobile).toBe('+85291234567');
  expect(inBritain.mobile).toBe('+447700900123');
  expect(inBritain.mother?.mobile).toBe('+85291234567');
});

test('a phone number that is not of the organisation’s country is read as one of the child’s country', async () => {
  const { admin } = await openClinic();
  const inChina = { country: 'CN', state: null, mobile: '138 0013 8000' };
  expect(await makeCase(admin, inChina)).toMatchObject({ mobile: '+8613800138000' });
  expect(await makeCase(admin, { ...inChina, mobile: '9123 4567' })).toMatchObject({
    mobile: '+85291234567',
  });
  expect(await admin.expectError(cases.createCase, { fullName: 'A', mobile: '13800138000' })).toMatchObject({
    fields: { mobile: 'validation.phone_mainland' },
  });
});

test('a birth date may be today or earlier in the organisation’s time zone, but not later', async () => {
  const [east, west] = await Promise.all([
    openClinic({ timeZone: 'Pacific/Kiritimati' }),
    openClinic({ timeZone: 'Pacific/Pago_Pago' }),
  ]);
  const birthDate = todayIn('Pacific/Kiritimati', Date.now());
  expect((await makeCase(east.admin, { birthDate })).birthDate).toBe(birthDate);
  expect(await west.admin.expectError(cases.createCase, { ...child, birthDate })).toMatchObject({
    status: 400,
    fields: { birthDate: 'validation.future_date' },
  });
});

const astral = '👧🏽𠮷';

test.each([
  ['letters', 'e'],
  ['Han characters', '庄'],
  ['characters beyond the Basic Multilingual Plane', '𠮷'],
  ['emoji', '👧'],
])('a name may have 250 %s, but not 251', async (_, character) => {
  const { admin } = await openClinic();
  const fullName = character.repeat(250);
  const { data } = await admin.call(cases.createCase, { fullName });
  expect(data.fullName).toBe(fullName);
  const text = character.repeat(3);
  const found = await admin.call(cases.searchCases, { text: /\p{L}/u.test(character) ? text : '' });
  expect(found.data.data.map(row => row.id)).toEqual([data.id]);
  expect(await admin.expectError(cases.createCase, { fullName: fullName + character })).toMatchObject({
    fields: { fullName: 'validation.max_length' },
  });
});

test('if several fields of a case are invalid, one error names all of them', async () => {
  const { admin } = await openClinic();
  const tooLong = astral.repeat(100);
  const lines = ['otherName', 'address', 'state', 'postalCode', 'school', 'grade'];
  const body = JSON.stringify({
    ...Object.fromEntries(lines.map(name => [name, tooLong])),
    fullName: '  ',
    birthDate: '2017-02-30',
    gender: 'girl',
    contactEmail: 'home@',
    mobile: 'call me',
    country: 'ZZ',
    emailLanguage: 'fr',
    father: { name: 'a\u0000b', email: 'x', mobile: '12', surprise: 1 },
    mother: 'Mary',
    tags: ['', 'x'.repeat(41), 7],
    surprise: true,
    constructor: 1,
  });
  const { status, body: answer } = await admin.send('POST', 'cases', { body });
  expect(status).toBe(400);
  expect(answer).toMatchObject({
    error: {
      code: 'request.invalid',
      fields: {
        ...Object.fromEntries(lines.map(name => [name, 'validation.max_length'])),
        fullName: 'validation.required',
        birthDate: 'validation.date',
        gender: 'validation.invalid_value',
        contactEmail: 'validation.email',
        mobile: 'validation.phone',
        country: 'validation.invalid_value',
        emailLanguage: 'validation.invalid_value',
        'father.name': 'validation.characters',
        'father.email': 'validation.email',
        'father.mobile': 'validation.phone',
        'father.surprise': 'validation.unknown',
        mother: 'validation.invalid_type',
        'tags.0': 'validation.required',
        'tags.1': 'validation.max_length',
        'tags.2': 'validation.invalid_type',
        surprise: 'validation.unknown',
        constructor: 'validation.unknown',
      },
    },
  });
});

test('a single-line text rejects control characters, line breaks and lone surrogates', async () => {
  const { admin } = await openClinic();
  for (const character of ['\u0000', '\n', '\u001b', '\u0085', '\u2028', '\u2029', '\ud83d']) {
    const body = JSON.stringify({ fullName: `Ann${character}Lee` });
    expect(await admin.send('POST', 'cases', { body }), JSON.stringify(character)).toMatchObject({
      status: 400,
      body: { error: { fields: { fullName: 'validation.characters' } } },
    });
  }
});

test.each([
  ['with a digit too few', '9123 456'],
  ['with a digit too many', '9123 45678'],
  ['with five digits', '91234'],
  ['with letters', '9123 CALL'],
  ['of another country, too short', '+86 138 0013'],
  ['with only a country code', '+852'],
  ['with an unknown country code', '+999 1234 5678'],
])('the phone number %s is rejected', async (_, mobile) => {
  const { admin } = await openClinic();
  expect(await admin.expectError(cases.createCase, { fullName: 'A', mobile })).toMatchObject({
    status: 400,
    fields: { mobile: 'validation.phone' },
  });
});

test.each([
  ['in full-width digits', '９１２３　４５６７', '+85291234567'],
  ['with full-width brackets and sign', '（＋８５２）９１２３－４５６７', '+85291234567'],
  ['from a recently opened range', '7123 4567', '+85271234567'],
  ['from an unassigned range', '+44 7700 900123', '+447700900123'],
  ['in national format', '2345 6789', '+85223456789'],
  ['with the national zero', '+44 (0)20 7946 0958', '+442079460958'],
])('the phone number %s is accepted', async (_, mobile, stored) => {
  const { admin } = await openClinic();
  const { data } = await admin.call(cases.createCase, { fullName: 'A', mobile });
  expect(data.mobile).toBe(stored);
});

test.each([
  ['HK', 'KLN'],
  ['CN', 'GD'],
  ['TW', 'CYI'],
  ['SG', '01'],
  ['US', 'CA'],
  ['PR', 'San Juan'],
])('an address in the country %s can have the state %s', async (country, state) => {
  const { admin } = await openClinic();
  const { data } = await admin.call(cases.createCase, { fullName: 'A', country, state });
  expect(data).toMatchObject({ country, state });
});

test.each([
  ['of another country', 'GB', 'KLN'],
  ['in a country without states', 'MO', 'Macao'],
  ['given by name instead of code', 'CN', 'Guangdong'],
  ['without a country', null, 'KLN'],
])('a case with a state %s is rejected, with an error at the field “state”', async (_, country, state) => {
  const { admin } = await openClinic();
  const fields = { country: country as 'GB' | 'MO' | 'CN' | null, state };
  expect(await admin.expectError(cases.createCase, { fullName: 'A', ...fields })).toMatchObject({
    status: 400,
    fields: { state: 'validation.state' },
  });
});

test('the state and the postal code of an address are optional in every country', async () => {
  const { admin } = await openClinic();
  for (const country of ['HK', 'MO', 'GB', 'CN'] as const) {
    const { data } = await admin.call(cases.createCase, { fullName: 'A', country });
    expect(data).toMatchObject({ country, state: null, postalCode: null });
  }
});

test('a phone number that is invalid in its country is rejected, with an error at the phone number’s field', async () => {
  const { admin } = await openClinic();
  const mother = { name: 'Mary', mobile: '+852 91' };
  expect(
    (await admin.expectError(cases.createCase, { fullName: 'A', mobile: '1234', mother })).fields,
  ).toEqual({
    mobile: 'validation.phone',
    'mother.mobile': 'validation.phone',
  });
});
