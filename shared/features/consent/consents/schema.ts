import * as z from 'zod';
import {
  Instant,
  Locale,
  optional,
  PlainDate,
  RequiredLine,
  RequiredName,
  Text,
  Version,
} from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { TermId, TextVersion } from '../../../core/term-texts.ts';
import { TextHash } from '../terms/term.schema.ts';

/**
 * Purpose of a consent: storing the child's data and caring for the child (`care`), accepting a term (a
 * condition that the organisation sets), reports by email, reports to the school, photos and videos, or use
 * for research and teaching.
 */
export const consentPurposes = ['care', 'terms', 'email', 'school', 'photos', 'research'] as const;
export const ConsentPurpose = z.enum(consentPurposes);
export type ConsentPurpose = z.output<typeof ConsentPurpose>;

export const ConsentMethod = z.enum(['qr', 'paper', 'inPerson', 'phone']);
export const RecordedMethod = ConsentMethod.exclude(['qr']);

/** How the person who consents is related to the child; `self` is the child, if old enough to decide. */
export const Relationship = z.enum(['mother', 'father', 'guardian', 'grandparent', 'self', 'other']);
export const ConsentGiver = z.strictObject({
  name: holds('family', RequiredName),
  relationship: Relationship,
});
export type ConsentGiver = z.output<typeof ConsentGiver>;

/** Identifies one version of the text of a term (a condition that families accept). */
export const TermReference = z.strictObject({ id: TermId, textVersion: TextVersion });
export type TermReference = z.output<typeof TermReference>;

/**
 * The text version of a term that a person accepted, with its title in the language in which the person read
 * it.
 */
export const AcceptedTerm = TermReference.extend({ title: RequiredLine });
export type AcceptedTerm = z.output<typeof AcceptedTerm>;

export const WithdrawalReason = Text.min(1);

/** The fields of a consent that staff enter. `term` is set only for the purpose `terms`. */
export const ConsentFields = z
  .strictObject({
    purpose: ConsentPurpose,
    term: optional(TermReference),
    /** The language in which the family read the text or had it explained. */
    language: Locale,
    giver: ConsentGiver,
    method: RecordedMethod,
    givenOn: PlainDate,
    note: Text.default(''),
  })
  .refine(({ purpose, term }) => (purpose === 'terms') === (term !== null), {
    path: ['term'],
    error: 'validation.required',
  });
export type ConsentFields = z.output<typeof ConsentFields>;

/** A consent for a child. It is never deleted; the only possible change is a withdrawal. */
export const Consent = z
  .object({
    ...ConsentFields.shape,
    term: AcceptedTerm.nullable(),
    method: ConsentMethod,
    id: Id('consent'),
    caseId: CaseId,
    /** Hash of the accepted text; null if the consent has no text. */
    textHash: TextHash.nullable(),
    /** When the consent was recorded. */
    at: Instant,
    /** The member who recorded the consent; null if it came from the public form. */
    by: z.uuid().nullable(),
    withdrawnAt: Instant.nullable(),
    withdrawnBy: z.uuid().nullable(),
    reason: Text.nullable(),
    version: Version,
  })
  .meta({ id: 'Consent' });
export type Consent = z.output<typeof Consent>;

/** A consent in a list, with the names of the people who recorded it. */
export const ListedConsent = Consent.extend({
  byName: holds('staff', z.string().nullable()),
  withdrawnByName: holds('staff', z.string().nullable()),
}).meta({ id: 'ListedConsent' });
export type ListedConsent = z.output<typeof ListedConsent>;

/** A family's latest acceptance of a term for one case. */
export const CaseAcceptance = z.object({
  term: TermReference,
  caseId: CaseId,
  consentId: Id('consent'),
  /** When the acceptance was recorded. */
  at: Instant,
  withdrawnAt: Instant.nullable(),
});
export type CaseAcceptance = z.output<typeof CaseAcceptance>;
