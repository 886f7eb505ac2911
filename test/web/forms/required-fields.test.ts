import { expect, test } from 'vitest';
import {
  Licence,
  NewOrganization,
  OrganizationFields,
  Preferences,
} from '../../../shared/features/organizations/organizations/schema.ts';
import { CertificateFields, ProfileFields } from '../../../shared/features/people/profile/schema.ts';
import {
  detailFields,
  emptyOrganization,
  licenceFields,
  newOrganizationFields,
  type PreferenceValues,
  preferenceFields,
} from '../../../web/features/organizations/organizations/organization-values.ts';
import { fieldErrors } from '../../../web/ui/form/field-errors.ts';

const required = 'validation.required';

test('each required field of a new organisation is marked as required', () => {
  const blank = { ...emptyOrganization('en', ''), seats: ' ' };
  expect(fieldErrors(NewOrganization, newOrganizationFields(blank))).toEqual({
    name: required,
    slug: required,
    country: required,
    seats: required,
    endsOn: required,
    'admin.fullName': required,
    'admin.email': required,
  });
});

test('a missing number of seats or password length is reported as required, and text that is no number as invalid', () => {
  const licence = (seats: string) =>
    fieldErrors(Licence, licenceFields({ seats, endsOn: '2027-03-01', modules: [] }));
  expect(licence('')).toEqual({ seats: required });
  expect(licence('many')).toEqual({ seats: 'validation.invalid_type' });
  const preferences: PreferenceValues = {
    timeZone: 'Asia/Hong_Kong',
    weekStart: '1',
    dateOrder: 'dmy',
    idleLockMinutes: '',
    passwordLength: '',
    locale: 'en',
    script: 'simplified',
    reportsBy: 'link',
    digestDays: [],
    digestHour: '17',
    fastProgression: '',
    pdfFooter: '',
    axialTablesChecked: false,
  };
  expect(fieldErrors(Preferences, preferenceFields(preferences))).toEqual({
    passwordLength: required,
    fastProgression: required,
  });
});

test('in the forms for profiles and certificates, missing fields are reported as required, and invalid fields with another message', () => {
  const profile = { fullName: '', mobile: '', profession: ' ', qualification: '' };
  expect(fieldErrors(ProfileFields, profile)).toEqual({
    fullName: required,
    mobile: required,
    profession: required,
    qualification: required,
  });
  expect(fieldErrors(ProfileFields.pick({ mobile: true }), { mobile: '12' })).toEqual({
    mobile: 'validation.phone',
  });
  expect(fieldErrors(CertificateFields, { module: null, title: '', issuedOn: '', expiresOn: null })).toEqual({
    title: required,
    issuedOn: required,
  });
});

test('the country of an organisation is required when its details are changed', () => {
  const { name, country } = fieldErrors(
    OrganizationFields,
    detailFields({ ...emptyOrganization('en', ''), name: 'Lake Clinic' }),
  );
  expect([name, country]).toEqual([undefined, required]);
});
