import * as z from 'zod';
import { Instant, Locale, PlainDate, RequiredLine, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { TermId, TermTexts, TextVersion } from '../../../core/term-texts.ts';
import { TextHash, TextHashes } from './term.schema.ts';

export const maxTerms = 100;
/** Maximum number of corrections of a text; after that, people are asked to accept the text again. */
export const maxCorrections = 9;
/** Maximum number of acceptances that are counted for each term in a list. */
export const maxCounted = 1_000;

/** Who is asked to accept a term: families who register a child, members of the organisation, or both. */
export const AppliesTo = z.enum(['cases', 'users', 'both']);
export type AppliesTo = z.output<typeof AppliesTo>;

export const appliesToCases = ({ appliesTo }: { appliesTo: AppliesTo }): boolean => appliesTo !== 'users';
export const appliesToUsers = ({ appliesTo }: { appliesTo: AppliesTo }): boolean => appliesTo !== 'cases';

export const TermFields = z.strictObject({
  texts: TermTexts,
  appliesTo: AppliesTo.default('cases'),
  /**
   * Whether families must accept the term to register a child, and members are asked until they accept it.
   */
  isRequired: z.boolean(),
  /** Whether people are asked to accept the term. */
  isInUse: z.boolean(),
});
export type TermFields = z.output<typeof TermFields>;

/** A term (a condition that people accept) in a list, without its text. */
export const Term = z
  .object({
    id: TermId,
    titles: z.object({ en: RequiredLine.nullable(), zh: RequiredLine.nullable() }),
    appliesTo: AppliesTo.default('cases'),
    isRequired: z.boolean(),
    isInUse: z.boolean(),
    textVersion: TextVersion,
    /**
     * The oldest text version for which acceptances still count; unset if only those of the current version
     * count.
     */
    acceptedFrom: TextVersion.optional(),
    textHashes: TextHashes,
    version: Version,
    createdAt: Instant,
    changedAt: Instant,
    changedBy: z.uuid(),
  })
  .meta({ id: 'Term' });
export type Term = z.output<typeof Term>;

/** Text versions for which acceptances count, newest first. */
export const acceptedVersions = ({ textVersion, acceptedFrom = textVersion }: Term): number[] =>
  Array.from({ length: textVersion - acceptedFrom + 1 }, (_, index) => textVersion - index);

/** One version of a term's text. It never changes. */
export const TermTextRecord = z.object({
  termId: TermId,
  textVersion: TextVersion,
  texts: TermTexts,
  textHashes: TextHashes,
  at: Instant,
  by: z.uuid(),
});
export type TermTextRecord = z.output<typeof TermTextRecord>;

export const FullTerm = Term.extend({ texts: TermTexts }).meta({ id: 'FullTerm' });
export type FullTerm = z.output<typeof FullTerm>;

/** A term in the list, with the number of cases whose family accepted its current text. */
export const TermRow = Term.extend({
  accepted: z.int(),
  /** Whether more families may have accepted than `accepted` says, because counting stopped at the limit. */
  isMore: z.boolean(),
  /** Number of active members who accepted the term; null for a term that applies only to cases. */
  users: z.object({ accepted: z.int(), of: z.int() }).nullable(),
}).meta({ id: 'TermRow' });
export type TermRow = z.output<typeof TermRow>;

export const TermTextVersion = TermTextRecord.extend({ byName: z.string().nullable() }).meta({
  id: 'TermTextVersion',
});
export type TermTextVersion = z.output<typeof TermTextVersion>;

export const acceptanceStates = ['accepted', 'outdated', 'withdrawn', 'missing'] as const;
/**
 * Whether the family of a case accepted the current text of a term, an earlier text or no text, or withdrew
 * its acceptance.
 */
export const AcceptanceState = z.enum(acceptanceStates);
export type AcceptanceState = z.output<typeof AcceptanceState>;

/**
 * Which text of a term an acceptance covers, if the acceptance was not withdrawn.
 * @param version the accepted text version; null if no text was accepted
 */
export function acceptanceOf(term: Term, version: number | null): 'accepted' | 'outdated' | 'missing' {
  if (version === null) return 'missing';
  return acceptedVersions(term).includes(version) ? 'accepted' : 'outdated';
}

/** A case, and whether its family accepted a term. */
export const TermCase = z
  .object({
    id: CaseId,
    fullName: RequiredLine,
    birthDate: PlainDate.nullable(),
    state: AcceptanceState,
    textVersion: TextVersion.nullable(),
    at: Instant.nullable(),
  })
  .meta({ id: 'TermCase' });
export type TermCase = z.output<typeof TermCase>;

/** An active member, and the latest text of a term that the member has accepted. */
export const TermPerson = z
  .object({
    id: z.uuid(),
    fullName: RequiredLine,
    state: AcceptanceState.exclude(['withdrawn']),
    textVersion: TextVersion.nullable(),
    at: Instant.nullable(),
  })
  .meta({ id: 'TermPerson' });
export type TermPerson = z.output<typeof TermPerson>;

/** A term that applies to members, with the caller's own acceptance. */
export const OwnTerm = z
  .object({
    id: TermId,
    textVersion: TextVersion,
    isRequired: z.boolean(),
    texts: TermTexts,
    changedAt: Instant,
    /** When the caller accepted this text, or an earlier version that differs from it only by corrections. */
    acceptedAt: Instant.nullable(),
    /** Whether the caller accepted an earlier version of the text. */
    acceptedEarlier: z.boolean(),
  })
  .meta({ id: 'OwnTerm' });
export type OwnTerm = z.output<typeof OwnTerm>;

/** A member's acceptance of the text of a term. It never changes. */
export const TermAcceptanceRecord = z.object({
  termId: TermId,
  textVersion: TextVersion,
  person: z.uuid(),
  /** The language in which the person read the text. */
  locale: Locale,
  textHash: TextHash.nullable(),
  at: Instant,
});
export type TermAcceptanceRecord = z.output<typeof TermAcceptanceRecord>;
