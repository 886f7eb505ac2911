import * as z from 'zod';
import { Instant, Locale, Slug, Text } from '../../../core/fields.ts';

const FilledText = Text.min(1);

/** What is accepted, in both languages of the product; breaks between lines are kept. */
export const TermsTexts = z.strictObject({ en: FilledText, zh: FilledText });
export type TermsTexts = z.output<typeof TermsTexts>;

/** Counts the texts there have been; 0 before the first. */
export const TermsVersion = z.int().min(0);

/** What an organisation's own record says of its terms. */
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

/** Where somebody accepted: when they registered, in their settings, or when they were asked again. */
export const AcceptanceSource = z.enum(['registration', 'settings', 'dialog']);
export type AcceptanceSource = z.output<typeof AcceptanceSource>;

/** That somebody accepted a version. It is never changed. */
export const AcceptanceRecord = z.object({
  person: z.uuid(),
  version: z.int().min(1),
  /** The language it was read in. */
  locale: Locale,
  at: Instant,
  where: AcceptanceSource,
  /** The part of the network address that is kept. */
  network: z.string().nullable(),
});
export type AcceptanceRecord = z.output<typeof AcceptanceRecord>;

/** The version that an organisation's people have to accept; 0 where there is none. */
export const requiredTermsVersion = ({ terms }: { terms: TermsState }): number =>
  terms.isRequired ? terms.version : 0;

/** Whether somebody has not accepted yet what their organisation asks them to. */
export const needsTermsAcceptance = (
  organization: { terms: TermsState },
  { acceptedTerms }: { acceptedTerms: number },
): boolean => acceptedTerms < requiredTermsVersion(organization);
