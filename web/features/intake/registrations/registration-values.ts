import type { DateOrder } from '../../../../shared/core/dates/date-order.ts';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { isFormulaName } from '../../../../shared/core/formula-guard.ts';
import { type LanguageTag, languageTag } from '../../../../shared/core/languages.ts';
import { maxGenderTextLength, maxLineLength } from '../../../../shared/core/limits.ts';
import { addressPattern, readAddress } from '../../../../shared/core/reading/read-addresses.ts';
import { dateIn, readDate } from '../../../../shared/core/reading/read-date.ts';
import { canBePhone, phoneError, readPhone } from '../../../../shared/core/reading/read-phones.ts';
import { lineError } from '../../../../shared/core/typed-input.ts';
import { ownGender } from '../../../../shared/features/cases/cases/gender-choices.ts';
import { consentGiver } from '../../../../shared/features/intake/registrations/consent-text.ts';
import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { Relationship } from '../../../../shared/features/intake/registrations/relationships.ts';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { languageInput } from '../../../platform/i18n/written-languages.ts';

export type FormOfOrganization = NonNullable<PublicForm['form']>;
export type RegistrationRequest = RequestOf<typeof registrations.registerChild>;

export interface ParentValues {
  title: string;
  name: string;
  email: string;
  mobile: string;
}

/** Form values of a registration, as typed. */
export interface RegistrationValues {
  fullName: string;
  birthDate: string;
  /** One of `genderChoices`; empty until the family has chosen. */
  gender: string;
  genderText: string;
  contactEmail: string;
  mobile: string;
  address: string;
  country: string;
  state: string;
  postalCode: string;
  mother: ParentValues;
  father: ParentValues;
  consentBy: string;
  relationship: string;
  consents: boolean;
  /** Ids of the terms (conditions) that the family has accepted. */
  terms: string[];
  website: string;
}

/** Message key of each error by field path. */
export type RegistrationErrors = Record<string, string>;

const noParent: ParentValues = { title: '', name: '', email: '', mobile: '' };

export const emptyValues = (country: string): RegistrationValues => ({
  ...{ fullName: '', birthDate: '', gender: '', genderText: '', contactEmail: '', mobile: '', address: '' },
  ...{ country, state: '', postalCode: '', mother: noParent, father: noParent },
  ...{ consentBy: '', relationship: '', consents: false, terms: [], website: '' },
});

/** Form values for a sibling: keeps those of the family, clears those of the child and the consent. */
export const valuesForSibling = (values: RegistrationValues): RegistrationValues => ({
  ...values,
  ...{ fullName: '', birthDate: '', gender: '', genderText: '', consents: false, terms: [] },
});

/** Changes of a chosen relationship. Unticks the consent if its text is another one then. */
export const changesOfRelationship = (before: string, relationship: string): Partial<RegistrationValues> => ({
  relationship,
  ...(consentGiver(before) !== consentGiver(relationship) && { consents: false }),
});

const required = ['fullName', 'birthDate', 'gender', 'consentBy', 'relationship'] as const;
function isAddress(text: string): boolean {
  const address = readAddress(text);
  return addressPattern.test(address) && address.length <= maxLineLength;
}
const isPhone = (text: string) => canBePhone(readPhone(text));

/** Finds the errors that need no data about other countries. @param today `YYYY-MM-DD` */
export function findErrors(
  values: RegistrationValues,
  { dateOrder, terms }: Pick<FormOfOrganization, 'dateOrder' | 'terms'>,
  today: string,
): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const name of required) if (values[name].trim() === '') errors[name] = 'validation.required';
  if (values.gender === ownGender && values.genderText.trim() === '')
    errors.genderText = 'validation.required';
  const birthDateError = errorOfBirthDate(values.birthDate, dateOrder, today);
  if (birthDateError) errors.birthDate ??= birthDateError;
  const typed: [string, string, (text: string) => boolean, string][] = [
    ['contactEmail', values.contactEmail, isAddress, 'validation.email'],
    ['mobile', values.mobile, isPhone, 'validation.phone'],
    ['mother.email', values.mother.email, isAddress, 'validation.email'],
    ['mother.mobile', values.mother.mobile, isPhone, 'validation.phone'],
    ['father.email', values.father.email, isAddress, 'validation.email'],
    ['father.mobile', values.father.mobile, isPhone, 'validation.phone'],
  ];
  for (const [name, value, isRead, error] of typed) {
    if (value.trim() !== '' && !isRead(value)) errors[name] = error;
  }
  const { contactEmail, mobile, mother, father } = values;
  const ways = [
    contactEmail,
    mobile,
    ...[mother, father].flatMap(({ title: _, ...ways }) => Object.values<string>(ways)),
  ];
  if (ways.every(way => way.trim() === '')) errors.mobile = 'validation.reachable';
  const names = [
    ['fullName', values.fullName],
    ['mother.title', values.mother.title],
    ['mother.name', values.mother.name],
    ['father.title', values.father.title],
    ['father.name', values.father.name],
    ['consentBy', values.consentBy],
    ['genderText', values.gender === ownGender ? values.genderText : ''],
  ] as const;
  for (const [field, name] of names) if (isFormulaName(name)) errors[field] = 'validation.formula';
  const lines = [...names, ['address', values.address], ['postalCode', values.postalCode]] as const;
  for (const [field, line] of lines) {
    const error = lineError(line, field === 'genderText' ? maxGenderTextLength : undefined);
    if (error) errors[field] ??= error;
  }
  for (const { id, isRequired } of terms)
    if (isRequired && !values.terms.includes(id)) errors[`terms.${id}`] = 'validation.terms';
  if (!values.consents) errors.consents = 'validation.consent';
  return errors;
}

/**
 * Finds all errors, so that a family corrects them at once. Loads the server's rule for phone numbers if one
 * was typed; if that fails, the server checks them. @param today `YYYY-MM-DD`
 */
export async function findAllErrors(
  values: RegistrationValues,
  form: Pick<FormOfOrganization, 'country' | 'dateOrder' | 'terms'>,
  today: string,
): Promise<RegistrationErrors> {
  const { mobile, mother, father, country } = values;
  const typed = { mobile, 'mother.mobile': mother.mobile, 'father.mobile': father.mobile };
  const phones = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const rule = phones.length > 0 && (await loadPhoneRule().catch(() => undefined));
  const wrong = rule ? phones.filter(([, text]) => !rule(readPhone(text), [form.country, country])) : [];
  const errors = wrong.map(([field, text]) => [field, phoneError(readPhone(text))]);
  return { ...Object.fromEntries(errors), ...findErrors(values, form, today) };
}

const loadPhoneRule = async () =>
  (await import('../../../../shared/core/places/phone-in-e164.ts')).phoneInE164;

function errorOfBirthDate(text: string, order: DateOrder, today: string): string | undefined {
  if (text.trim() === '') return undefined;
  const read = readDate(text, { order, isBirth: true });
  if ('problem' in read) return `ui.date.${read.problem}`;
  return read.date > today ? 'validation.future_date' : undefined;
}

/** Email addresses as the server receives them. */
export const addressesOf = ({
  contactEmail,
  mother,
  father,
}: Pick<RegistrationValues, 'contactEmail' | 'mother' | 'father'>) => ({
  contactEmail: lineOrNull(contactEmail),
  mother: parentOrNull(mother),
  father: parentOrNull(father),
});

/** The text of the consent for the chosen relationship, with its hash. */
export const shownConsent = (
  { consentTexts }: Pick<FormOfOrganization, 'consentTexts'>,
  relationship: string,
  language: LanguageTag,
) => consentTexts[consentGiver(relationship)][language];

interface SendAs {
  token: string;
  form: FormOfOrganization;
  language: Locale;
  script: Script | null;
}

/** Converts form values into the request, without the submission key. */
export function toRegistration(
  { terms, relationship, gender, genderText, ...values }: RegistrationValues,
  { token, form, language, script }: SendAs,
): Omit<RegistrationRequest, 'ticket' | 'submission'> {
  const accepted = form.terms.filter(({ id }) => terms.includes(id));
  return {
    ...values,
    token,
    gender: gender === 'male' || gender === 'female' ? gender : null,
    genderText: gender === ownGender ? lineOrNull(genderText) : null,
    relationship: relationship as Relationship,
    consents: true,
    birthDate: dateIn(values.birthDate, { order: form.dateOrder, isBirth: true }) ?? values.birthDate,
    ...addressesOf(values),
    mobile: lineOrNull(values.mobile),
    address: lineOrNull(values.address),
    country: lineOrNull(values.country),
    state: values.country === form.country ? lineOrNull(values.state) : null,
    postalCode: lineOrNull(values.postalCode),
    terms: accepted.map(({ id, textVersion }) => ({ id, textVersion })),
    consentHash: shownConsent(form, relationship, languageTag(language, script ?? 'simplified')).hash,
    ...languageInput({ language, script }),
  };
}

const lineOrNull = (text: string): string | null => text.trim() || null;

function parentOrNull({ title, name, email, mobile }: ParentValues): RegistrationRequest['mother'] {
  const known = { name: lineOrNull(name), email: lineOrNull(email), mobile: lineOrNull(mobile) };
  const parent = { title: lineOrNull(title), ...known };
  return Object.values(parent).some(Boolean) ? parent : null;
}
