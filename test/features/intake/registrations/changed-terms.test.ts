import { expect, test } from 'vitest';
import { consentTexts } from '../../../../functions/features/intake/registrations/consent-texts.ts';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { findChangedTexts } from '../../../../web/features/intake/registrations/changed-texts.ts';
import { openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { termFields } from '../../consent/terms/samples.ts';
import { newRegistration, openDoor, openFamily } from './samples.ts';

const term = (id: string, textVersion: number, isRequired: boolean) => ({
  id,
  textVersion,
  isRequired,
  texts: termFields(id).texts,
});
const changed = 'validation.terms_changed';
const form = (terms: ReturnType<typeof term>[]) => ({ terms, consentTexts: consentTexts('Bright Eyes') });
const changedIn = (accepted: string[], after: ReturnType<typeof term>[]) =>
  findChangedTexts({ terms: accepted, relationship: '' }, 'en', form(before), form(after));
const before = [term('visits', 1, true), term('photos', 1, false), term('news', 1, false)];

test('if accepted or required terms change while a family fills in the form, the family must read these terms again', () => {
  const after = [
    term('visits', 2, true),
    term('photos', 2, false),
    term('news', 2, false),
    term('fees', 1, true),
  ];
  expect(changedIn(['visits', 'photos'], after)).toEqual({
    'terms.visits': changed,
    'terms.photos': changed,
    'terms.fees': changed,
  });
  expect(changedIn(['visits', 'photos'], before)).toEqual({});
});

test('if the text of the consent changes, only a family that was shown this text must read it again', () => {
  const values = { terms: [], relationship: 'mother' };
  const [opened, renewed] = ['Bright Eyes', 'Clear Eyes'].map(name => ({
    terms: [],
    consentTexts: { guardian: consentTexts(name).guardian, onBehalf: consentTexts('Bright Eyes').onBehalf },
  }));
  if (!opened || !renewed) throw new Error('no forms');
  expect(findChangedTexts(values, 'en', opened, renewed)).toEqual({ consents: changed });
  expect(findChangedTexts({ ...values, relationship: 'other' }, 'en', opened, renewed)).toEqual({});
});

test('a registration stores the consent text that its form showed, and is rejected if the text has changed since', async () => {
  const clinic = await openClinic();
  const token = await openDoor(clinic);
  const family = await openFamily();
  const { data: opened } = await family.call(registrations.openRegistration, { token });
  const sent = await newRegistration(token, { language: 'en', relationship: 'grandparent' });
  const outdated = { ...sent, consentHash: consentTexts('The former name').onBehalf.en.hash };
  expect(await family.expectError(registrations.registerChild, outdated)).toMatchObject({
    code: 'request.invalid',
    fields: { consents: changed },
  });
  const { hash, text } = opened.form?.consentTexts.onBehalf.en ?? {};
  expect(text).toContain('I register the child for a parent or guardian');
  await family.call(registrations.registerChild, { ...sent, consentHash: hash });
  await settled();
  const { data: waiting } = await clinic.admin.call(registrations.searchRegistrations, {});
  const [caseId = ''] = waiting.data.map(({ id }) => id);
  const { data: given } = await clinic.admin.call(consents.listConsents, { caseId });
  expect(given.data).toMatchObject([{ textHash: hash }]);
});
