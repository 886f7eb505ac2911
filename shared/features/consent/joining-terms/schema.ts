import * as z from 'zod';
import { Instant, Locale, Slug } from '../../../core/fields.ts';
import { TermsState, TermsTexts } from '../../organizations/organizations/terms.schema.ts';

/** The terms (written conditions) that people accept when they join an organisation. */
export const Terms = z
  .object({
    /** Slug of the organisation whose terms these are. */
    id: Slug,
    ...TermsState.shape,
    texts: TermsTexts.nullable(),
    /** When this version of the terms was saved. */
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'Terms' });
export type Terms = z.output<typeof Terms>;

export const TermsFields = z.strictObject({ isRequired: z.boolean(), texts: TermsTexts });

/** One version of an organisation's terms for members. It never changes. */
export const TermsVersionRecord = z.object({
  version: z.int().min(1),
  texts: TermsTexts,
  changedAt: Instant.nullable(),
});
export type TermsVersionRecord = z.output<typeof TermsVersionRecord>;

export const AcceptanceSource = z.enum(['registration', 'settings', 'dialog']);
export type AcceptanceSource = z.output<typeof AcceptanceSource>;

/** A person's acceptance of one version of an organisation's terms. It never changes. */
export const AcceptanceRecord = z.object({
  person: z.uuid(),
  version: z.int().min(1),
  locale: Locale,
  at: Instant,
  where: AcceptanceSource,
  /** Anonymised IP address of the person who accepted. */
  network: z.string().nullable(),
});
export type AcceptanceRecord = z.output<typeof AcceptanceRecord>;
