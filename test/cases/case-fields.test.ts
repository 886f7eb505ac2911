import { expect, test } from 'vitest';
import { cases } from '../../shared/cases/endpoints.ts';
import { todayIn } from '../../shared/organizations/record.ts';
import { openClinic } from '../support/clinic.ts';
import { child, makeCase } from '../support/samples/cases.ts';

test('every field comes back as it was written, at once and when read again', async () => {
  const { admin } = await openClinic();
  const { data: made } = await admin.call(cases.createCase, child);
  expect(made).toEqual({
    ...child,
    id: expect.stringMatching(/^case_[0-9A-Za-z]{22}$/),
    version: 1,
    status: 'active',
    source: 'staff',
    assigned: [{ id: admin.person.id, fullName: 'Ada Admin' }],
    createdAt: made.updatedAt,
    updatedAt: expect.any(String),
  });
  expect((await admin.call(cases.getCase, { caseId: made.id })).data).toEqual(made);
});

test('everything but the name may be left out', async () => {
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

test('text is trimmed, tags are kept once, a parent with nothing filled in is not recorded', async () => {
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

test('a phone number is understood by the country of the organisation', async () => {
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

test('a child may be born today where the organisation is, and no later', async () => {
  const [east, west] = await Promise.all([
    openClinic({ timeZone: 'Pacific/Kiritimati' }),
    openClinic({ timeZone: 'Pacific/Pago_Pago' }),
  ]);
  const birthDate = todayIn('Pacific/Kiritimati', Date.now());
  expect((await makeCase(east.admin, { birthDate })).birthDate).toBe(birthDate);
  expect(await west.admin.refusal(cases.createCase, { ...child, birthDate })).toMatchObject({
    status: 400,
    fields: { birthDate: 'validation.future_date' },
  });
});

const astral = '👧🏽𠮷';

test.each([
  ['letters', 'e'],
  ['Han characters', '庄'],
  ['characters outside the first plane', '𠮷'],
  ['emoji', '👧'],
])('250 %s are a name, 251 are too long', async (_, character) => {
  const { admin } = await openClinic();
  const fullName = character.repeat(250);
  const { data } = await admin.call(cases.createCase, { fullName });
  expect(data.fullName).toBe(fullName);
  const text = character.repeat(3);
  const found = await admin.call(cases.searchCases, { text: /\p{L}/u.test(character) ? text : '' });
  expect(found.data.data.map(row => row.id)).toEqual([data.id]);
  expect(await admin.refusal(cases.createCase, { fullName: fullName + character })).toMatchObject({
    fields: { fullName: 'validation.max_length' },
  });
});

test('every field that is wrong is named in one answer', async () => {
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

test('control characters, line breaks and halves of characters are no part of a line', async () => {
  const { admin } = await openClinic();
  for (const character of ['\u0000', '\n', '\u001b', '\u0085', '\u2028', '\u2029', '\ud83d']) {
    const body = JSON.stringify({ fullName: `Ann${character}Lee` });
    expect(await admin.send('POST', 'cases', { body }), JSON.stringify(character)).toMatchObject({
      status: 400,
      body: { error: { fields: { fullName: 'validation.characters' } } },
    });
  }
});

test('what only looks like a phone number of the country is refused by name', async () => {
  const { admin } = await openClinic();
  const mother = { name: 'Mary', mobile: '+852 91' };
  expect((await admin.refusal(cases.createCase, { fullName: 'A', mobile: '123', mother })).fields).toEqual({
    mobile: 'validation.phone',
    'mother.mobile': 'validation.phone',
  });
});
