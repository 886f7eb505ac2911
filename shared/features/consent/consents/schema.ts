import * as z from 'zod';
import { Instant, Locale, optional, PlainDate, RequiredLine, Text, Version } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { TermId, TextVersion } from '../../../core/term-texts.ts';
import { TextHash } from '../terms/term.schema.ts';

/**
 * What somebody agreed to: keeping the child's data and caring for the child, a term of the organisation,
 * reports by email, reports to the school, photos and videos, or use for research and teaching.
 */
export const ConsentPurpose = z.enum(['care', 'terms', 'email', 'school', 'photos', 'research']);
export type ConsentPurpose = z.output<typeof ConsentPurpose>;

/** How it was given: on the public form, on paper, in person or on the phone. */
export const ConsentMethod = z.enum(['qr', 'paper', 'inPerson', 'phone']);
/** The ways in which staff record it. */
export const RecordedMethod = ConsentMethod.exclude(['qr']);

/** What the giver is to the child; `self` is a patient who decides for themselves. */
export const Relationship = z.enum(['mother', 'father', 'guardian', 'grandparent', 'self', 'other']);
export const ConsentGiver = z.strictObject({ name: RequiredLine, relationship: Relationship });
export type ConsentGiver = z.output<typeof ConsentGiver>;

/** A text of a term. */
export const TermReference = z.strictObject({ id: TermId, textVersion: TextVersion });
export type TermReference = z.output<typeof TermReference>;

/** The text that was agreed to, with its title in the language in which it was read. */
export const AcceptedTerm = TermReference.extend({ title: RequiredLine });
export type AcceptedTerm = z.output<typeof AcceptedTerm>;

/** What staff enter about a consent that was given to them; the term with the purpose `terms` alone. */
export const ConsentFields = z
  .strictObject({
    purpose: ConsentPurpose,
    term: optional(TermReference),
    /** The language in which it was explained or read. */
    language: Locale,
    giver: ConsentGiver,
    method: RecordedMethod,
    /** The day on which it was given. */
    givenOn: PlainDate,
    note: Text.default(''),
  })
  .refine(({ purpose, term }) => (purpose === 'terms') === (term !== null), {
    path: ['term'],
    error: 'validation.required',
  });
export type ConsentFields = z.output<typeof ConsentFields>;

/** A consent of a case. It is never changed but for its withdrawal, and never removed. */
export const Consent = z
  .object({
    ...ConsentFields.shape,
    term: AcceptedTerm.nullable(),
    method: ConsentMethod,
    id: Id('consent'),
    caseId: CaseId,
    /** Hash of the text that was agreed to; null where there was none. */
    textHash: TextHash.nullable(),
    /** When it was recorded. */
    at: Instant,
    /** The member who recorded it; null for the public form. */
    by: z.uuid().nullable(),
    withdrawnAt: Instant.nullable(),
    /** The member who recorded the withdrawal. */
    withdrawnBy: z.uuid().nullable(),
    reason: Text.nullable(),
    version: Version,
  })
  .meta({ id: 'Consent' });
export type Consent = z.output<typeof Consent>;

/** A consent as it is listed, with the names of those who recorded it. */
export const ListedConsent = Consent.extend({
  byName: z.string().nullable(),
  withdrawnByName: z.string().nullable(),
}).meta({ id: 'ListedConsent' });
export type ListedConsent = z.output<typeof ListedConsent>;

/** The latest acceptance of a term by a case. */
export const CaseAcceptance = z.object({
  term: TermReference,
  caseId: CaseId,
  consentId: Id('consent'),
  /** When it was recorded. */
  at: Instant,
  withdrawnAt: Instant.nullable(),
});
export type CaseAcceptance = z.output<typeof CaseAcceptance>;
