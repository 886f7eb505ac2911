import { expect, test } from 'vitest';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import {
  emptyValues,
  findAllErrors,
  findErrors,
  toRegistration,
} from '../../../../web/features/intake/registrations/registration-values.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeRegistration, newRegistration, openDoor, openFamily } from './samples.ts';

test('if a parent gives the consent in a registration, this parent is added to the case without being entered a second time', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const token = await openDoor(clinic);
  const giver = { consentBy: 'Chow Wai', relationship: 'father' } as const;
  await family.call(registrations.registerChild, await newRegistration(token, { ...giver, mother: null }));
  await settled();
  const { data: waiting } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(waiting.data).toMatchObject([{ father: { name: 'Chow Wai' }, mother: null }]);
});

test('if somebody who is not a parent gives the consent in a registration, this person becomes the guardian in the case', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const giver = { consentBy: 'Chow Lai', relationship: 'grandparent' } as const;
  const mother = { title: 'Dr', name: 'Chow Ting', email: null, mobile: null };
  const sent = await newRegistration(await openDoor(clinic), { ...giver, mother });
  await family.call(registrations.registerChild, sent);
  await settled();
  const { data: waiting } = await clinic.admin.call(registrations.searchRegistrations, {});
  const contact = { email: sent.contactEmail, mobile: sent.mobile };
  expect(waiting.data).toMatchObject([
    { mother, guardian: { name: 'Chow Lai', relationship: 'grandparent', ...contact } },
  ]);
});

test('the receipt of a registration goes to the family’s own address, otherwise to that of the mother or father', async () => {
  const { backend } = await openWorld();
  const clinic = await openClinic();
  const at = (who: string) => `${who}.${clinic.slug}@receipt.example`;
  const parent = (who: string) => ({ title: null, name: null, email: at(who), mobile: null });
  const [mother, father] = [parent('mother'), parent('father')];
  await makeRegistration(clinic, { contactEmail: null, mother: null, father });
  await makeRegistration(clinic, { contactEmail: null, mother, father });
  await makeRegistration(clinic, { contactEmail: at('family'), mother, father });
  const counts = ['father', 'mother', 'family'].map(who => backend.mail.received(at(who)).length);
  expect(counts).toEqual([1, 1, 1]);
});

test('a registration without contact details is rejected', () => {
  const asked = (values: Partial<ReturnType<typeof emptyValues>>) =>
    findErrors({ ...emptyValues('HK'), ...values }, { dateOrder: 'dmy', terms: [] }, '2026-01-01').mobile;
  expect(asked({})).toBe('validation.reachable');
  expect(asked({ contactEmail: 'wong@family.example' })).toBeUndefined();
  expect(asked({ mobile: '9123 4567' })).toBeUndefined();
  expect(asked({ mother: { title: '', name: 'Wong Ka Yan', email: '', mobile: '' } })).toBeUndefined();
});

test('a family sees phone numbers that the server would reject together with all other errors', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const parent = { title: null, name: 'Chow', email: null };
  const phones = { mobile: '138-1234 5678', mother: '1234', father: '9123 4567' };
  const sent = await newRegistration(await openDoor(clinic), {
    mobile: phones.mobile,
    mother: { ...parent, mobile: phones.mother },
    father: { ...parent, mobile: phones.father },
  });
  const { fields } = await family.expectError(registrations.registerChild, sent);
  expect(fields).toEqual({ mobile: 'validation.phone_mainland', 'mother.mobile': 'validation.phone' });
  const form = { country: 'HK', dateOrder: 'dmy', terms: [] } as const;
  const typed = (country: string) => ({
    ...emptyValues(country),
    mobile: phones.mobile,
    mother: { title: '', name: '', email: 'no address', mobile: phones.mother },
    father: { title: '', name: '', email: '', mobile: phones.father },
  });
  const found = await findAllErrors(typed('HK'), { ...form, terms: [] }, '2026-01-01');
  expect(found).toMatchObject({
    ...fields,
    fullName: 'validation.required',
    'mother.email': 'validation.email',
    relationship: 'validation.required',
    consents: 'validation.consent',
  });
  expect(found).not.toHaveProperty(['father.mobile']);
  const inChina = await findAllErrors(typed('CN'), { ...form, terms: [] }, '2026-01-01');
  expect(inChina).not.toHaveProperty('mobile');
});

test('a family sees texts that are too long for the server together with all other errors', async () => {
  const family = await openFamily();
  const [name, word] = ['字'.repeat(251), '字'.repeat(61)];
  const email = `${'a'.repeat(250)}@b.example`;
  const parent = { title: '', name: '', email: '', mobile: '' };
  const long = { fullName: name, consentBy: name, address: name, postalCode: name, contactEmail: email };
  const sent = await newRegistration(await openDoor(await openClinic()), {
    ...{ ...long, gender: null, genderText: word },
    ...{ mother: { ...parent, title: name, name }, father: { ...parent, name } },
  });
  const { fields } = await family.expectError(registrations.registerChild, sent);
  const tooLong = ['fullName', 'consentBy', 'address', 'postalCode', 'genderText', 'father.name'];
  const expected = [...tooLong, 'mother.name', 'mother.title'].map(field => [field, 'validation.max_length']);
  expect(fields).toMatchObject(Object.fromEntries(expected));
  expect(fields).toHaveProperty('contactEmail');
  const typed = {
    ...{ ...emptyValues('HK'), ...long, gender: 'own', genderText: word },
    ...{ mother: { ...parent, title: name, name }, father: { ...parent, name } },
  };
  const errors = (values: typeof typed) => findErrors(values, { dateOrder: 'dmy', terms: [] }, '2026-01-01');
  expect(errors(typed)).toMatchObject({
    ...Object.fromEntries(expected),
    ...{ contactEmail: 'validation.email', birthDate: 'validation.required' },
  });
  expect(errors({ ...typed, gender: 'female' })).not.toHaveProperty('genderText');
  expect(errors({ ...typed, fullName: '字'.repeat(250) })).not.toHaveProperty('fullName');
});

test('the review of a registration shows a gender in the family’s own words, or that the gender was not stated', async () => {
  const clinic = await openClinic();
  const family = await openFamily();
  const token = await openDoor(clinic);
  for (const typed of [
    { gender: 'own', genderText: ' non-binary ' },
    { gender: 'notStated', genderText: '' },
  ]) {
    const { form } = (await family.call(registrations.openRegistration, { token })).data;
    if (!form) throw new Error('the form is closed');
    const values = { ...emptyValues('HK'), fullName: 'Kim Lee', birthDate: '2016-01-01', ...typed };
    const { gender, genderText } = toRegistration(values, { token, form, language: 'en', script: null });
    const sent = await newRegistration(token, { gender, genderText: genderText ?? null });
    await family.call(registrations.registerChild, sent);
    await settled();
  }
  const { data: waiting } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(waiting.data.map(({ gender, genderText }) => [gender, genderText]).toSorted()).toEqual([
    [null, null],
    [null, 'non-binary'],
  ]);
  const errors = findErrors(
    { ...emptyValues('HK'), gender: 'own' },
    { dateOrder: 'dmy', terms: [] },
    '2026-01-01',
  );
  expect([errors.gender, errors.genderText]).toEqual([undefined, 'validation.required']);
});
