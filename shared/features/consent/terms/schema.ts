import * as z from 'zod';
import { Instant, Locale, Slug, Text } from '../../../core/fields.ts';

const FilledText = Text.min(1);

/** The terms in both languages; line breaks are kept. */
export const TermsTexts = z.strictObject({ en: FilledText, zh: FilledText });
export type TermsTexts = z.output<typeof TermsTexts>;

/** Version number of the terms; 0 before the first. */
export const TermsVersion = z.int().min(0);

/** The terms state stored on the organisation. */
export const TermsState = z.object({
  version: TermsVersion,
  /** Whether its people have to accept them. */
  isRequired: z.boolean(),
});
export type TermsState = z.output<typeof TermsState>;

export const noTerms: TermsState = { version: 0, isRequired: false };

/** The terms that an organisation's people join it under. */
export const Terms = z
  .object({
    /** The organisation's. */
    id: Slug,
    ...TermsState.shape,
    texts: TermsTexts.nullable(),
    /** When this version was written. */
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'Terms' });
export type Terms = z.output<typeof Terms>;

/** One version of the terms. Immutable. */
export const TermsVersionRecord = z.object({
  version: z.int().min(1),
  texts: TermsTexts,
  changedAt: Instant.nullable(),
});
export type TermsVersionRecord = z.output<typeof TermsVersionRecord>;

/** Where terms were accepted: at registration, in settings, or in the re-acceptance dialog. */
export const AcceptanceSource = z.enum(['registration', 'settings', 'dialog']);
export type AcceptanceSource = z.output<typeof AcceptanceSource>;

/** Acceptance of a terms version. Immutable. */
export const AcceptanceRecord = z.object({
  person: z.uuid(),
  version: z.int().min(1),
  /** The language it was read in. */
  locale: Locale,
  at: Instant,
  where: AcceptanceSource,
  /** Anonymised network address. */
  network: z.string().nullable(),
});
export type AcceptanceRecord = z.output<typeof AcceptanceRecord>;

/** The terms version that members must accept; 0 for none. */
export const requiredTermsVersion = ({ terms }: { terms: TermsState }): number =>
  terms.isRequired ? terms.version : 0;

/** Whether a member still has to accept the organisation's terms. */
export const needsTermsAcceptance = (
  organization: { terms: TermsState },
  { acceptedTerms }: { acceptedTerms: number },
): boolean => acceptedTerms < requiredTermsVersion(organization);
