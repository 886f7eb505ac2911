import * as z from 'zod';
import { Instant, PlainDate, RequiredLine, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { TermId, TermTexts, TextHashes, TextVersion } from './term.schema.ts';

/** Most terms of one organisation. */
export const maxTerms = 100;
/** Most acceptances that are counted for a list. */
export const maxCounted = 1_000;

/** What an admin enters about a term. */
export const TermFields = z.strictObject({
  texts: TermTexts,
  /** Whether a child can only be registered by whoever accepts it. */
  isRequired: z.boolean(),
  /** Whether it is shown on the registration form; one that is not is kept. */
  isInUse: z.boolean(),
});
export type TermFields = z.output<typeof TermFields>;

/** A term without its text, as it is listed. */
export const Term = z
  .object({
    id: TermId,
    titles: z.object({ en: RequiredLine.nullable(), zh: RequiredLine.nullable() }),
    isRequired: z.boolean(),
    isInUse: z.boolean(),
    textVersion: TextVersion,
    textHashes: TextHashes,
    version: Version,
    createdAt: Instant,
    changedAt: Instant,
    /** The member who wrote it last. */
    changedBy: z.uuid(),
  })
  .meta({ id: 'Term' });
export type Term = z.output<typeof Term>;

/** A text of a term. It is never changed. */
export const TermTextRecord = z.object({
  termId: TermId,
  textVersion: TextVersion,
  texts: TermTexts,
  textHashes: TextHashes,
  at: Instant,
  by: z.uuid(),
});
export type TermTextRecord = z.output<typeof TermTextRecord>;

/** A term with its current text. */
export const FullTerm = Term.extend({ texts: TermTexts }).meta({ id: 'FullTerm' });
export type FullTerm = z.output<typeof FullTerm>;

/** A term in the list, with the number of cases that accepted its current text. */
export const TermRow = Term.extend({
  accepted: z.int(),
  /** There are more than were counted. */
  isMore: z.boolean(),
}).meta({ id: 'TermRow' });
export type TermRow = z.output<typeof TermRow>;

/** A text of a term with the name of whoever wrote it. */
export const TermTextVersion = TermTextRecord.extend({ byName: z.string().nullable() }).meta({
  id: 'TermTextVersion',
});
export type TermTextVersion = z.output<typeof TermTextVersion>;

/** Whether a case has accepted the current text of a term, an earlier one, none, or has withdrawn. */
export const AcceptanceState = z.enum(['accepted', 'outdated', 'withdrawn', 'missing']);
export type AcceptanceState = z.output<typeof AcceptanceState>;

/** A case and a term. */
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
