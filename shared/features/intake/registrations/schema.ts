import * as z from 'zod';
import {
  CountryCode,
  DateOrder,
  Email,
  Line,
  Locale,
  lineOf,
  optional,
  PersonName,
  Phone,
  Picture,
  PlainDate,
  RequiredLine,
  RequiredName,
  Script,
} from '../../../core/fields.ts';
import { isFormulaName } from '../../../core/formula-guard.ts';
import type { LanguageTag } from '../../../core/languages.ts';
import { maxGenderTextLength } from '../../../core/limits.ts';
import { Case, CaseFields, Gender } from '../../cases/cases/schema.ts';
import { TermReference } from '../../consent/consents/schema.ts';
import { PublicTerm, TextHash } from '../../consent/terms/term.schema.ts';
import { QrToken } from '../qr-codes/schema.ts';
import { relationships } from './relationships.ts';

export const Relationship = z.enum(relationships);

/** A parent whom the family entered. A parent without any field filled in is not recorded. */
const RegisteredParent = z.strictObject({
  title: optional(Line),
  name: optional(PersonName),
  email: optional(Email),
  mobile: optional(Phone),
});

/** Maximum number of terms (conditions of the organisation) that one registration can accept. */
export const maxAcceptedTerms = 20;

/** What the family enters: data about the child and the person who consents, and the accepted terms. */
export const RegistrationFields = z.strictObject({
  fullName: RequiredName,
  birthDate: PlainDate,
  /** Gender; null if the family does not state it. */
  gender: Gender.nullable(),
  genderText: CaseFields.shape.genderText,
  contactEmail: optional(Email),
  mobile: optional(Phone),
  address: optional(Line),
  country: optional(CountryCode),
  state: optional(Line),
  postalCode: optional(Line),
  father: optional(RegisteredParent),
  mother: optional(RegisteredParent),
  consentBy: RequiredName,
  relationship: Relationship,
  consents: z.literal(true, { error: 'validation.consent' }),
  terms: z.array(TermReference).max(maxAcceptedTerms).default([]),
  /** Language of the form, and of emails to the family. */
  language: Locale,
  script: optional(Script),
});
export type RegistrationFields = z.output<typeof RegistrationFields>;

const formulaError = { error: 'validation.formula' };
const SentName = RequiredName.refine(name => !isFormulaName(name), formulaError);
const SentLine = optional(Line.refine(text => !isFormulaName(text), formulaError));
const SentPersonName = optional(PersonName.refine(name => !isFormulaName(name), formulaError));
const SentParent = RegisteredParent.extend({ title: SentLine, name: SentPersonName });

/** Input of the registration form: the data, and fields that detect robots and repeated requests. */
export const NewRegistration = RegistrationFields.extend({
  fullName: SentName,
  genderText: optional(lineOf(maxGenderTextLength).refine(word => !isFormulaName(word), formulaError)),
  father: optional(SentParent),
  mother: optional(SentParent),
  consentBy: SentName,
  token: QrToken,
  /** Ticket that the server sent when the form was opened. */
  ticket: z.string().regex(/^[\w.-]{20,200}$/),
  /**
   * Hash of the consent text that the form showed, from `consentTexts` of the opened form. If the text is
   * another one by now, the registration is rejected. Without a hash, the current text counts as shown.
   */
  consentHash: TextHash.optional(),
  /** Id that the form creates once per child; sending the same id again has no further effect. */
  submission: z.uuid(),
  /** A hidden field. People leave it empty, but robots fill it in. */
  website: Line.default(''),
});
export type NewRegistration = z.output<typeof NewRegistration>;

const ConsentText = z.object({ text: RequiredLine, hash: TextHash });
const ConsentTexts = z.object({
  en: ConsentText,
  'zh-Hans': ConsentText,
  'zh-Hant': ConsentText,
} satisfies Record<LanguageTag, z.ZodType>);

const PublicOrganization = z.object({ name: RequiredLine, phone: Line.nullable(), logo: Picture });

export const PublicForm = z
  .object({
    state: z.enum(['live', 'expired', 'invalid']),
    /** The organisation; null if the QR code is not valid. */
    organization: PublicOrganization.nullable(),
    /** Data for the registration form; null if the QR code is not valid. */
    form: z
      .object({
        ticket: z.string(),
        country: CountryCode,
        /** States of the organisation's country, because most families live there. */
        states: z.array(
          z.object({ id: Line, en: RequiredLine, simplified: RequiredLine, traditional: RequiredLine }),
        ),
        dateOrder: DateOrder,
        script: Script,
        terms: z.array(PublicTerm.omit({ textHashes: true, changedAt: true })),
        /** The text of the consent, for parents and guardians and for somebody who registers on their behalf. */
        consentTexts: z.object({ guardian: ConsentTexts, onBehalf: ConsentTexts }),
      })
      .nullable(),
  })
  .meta({ id: 'PublicForm' });
export type PublicForm = z.output<typeof PublicForm>;

export const WaitingRegistration = Case.pick({
  id: true,
  version: true,
  fullName: true,
  otherName: true,
  birthDate: true,
  gender: true,
  genderText: true,
  contactEmail: true,
  mobile: true,
  father: true,
  mother: true,
  guardian: true,
  createdAt: true,
}).meta({ id: 'WaitingRegistration' });
export type WaitingRegistration = z.output<typeof WaitingRegistration>;
