import * as z from 'zod';
import { Text } from '../../../core/fields.ts';

const FilledText = Text.min(1);

/** The organisation's terms (conditions that members accept) in both languages; line breaks are kept. */
export const TermsTexts = z.strictObject({ en: FilledText, zh: FilledText });
export type TermsTexts = z.output<typeof TermsTexts>;

/** Version number of the organisation's terms; 0 if no version exists. */
export const TermsVersion = z.int().min(0);

/** State of an organisation's terms, stored in the organisation's record. The texts are stored separately. */
export const TermsState = z.object({
  version: TermsVersion,
  /** Whether members of the organisation must accept the terms. */
  isRequired: z.boolean(),
  /**
   * The oldest version for which acceptances still count; unset if only those of the current version count.
   */
  acceptedFrom: TermsVersion.optional(),
});
export type TermsState = z.output<typeof TermsState>;

export const noTerms: TermsState = { version: 0, isRequired: false };

/** The version of the organisation's terms that new members must accept; 0 if they need not accept any. */
export const currentTermsVersion = ({ terms }: { terms: TermsState }): number =>
  terms.isRequired ? terms.version : 0;

/** The oldest version of the terms whose acceptance is enough for members; 0 if they need not accept any. */
export const requiredTermsVersion = ({ terms }: { terms: TermsState }): number =>
  terms.isRequired ? (terms.acceptedFrom ?? terms.version) : 0;

/** Whether a member must still accept the organisation's terms. */
export const needsTermsAcceptance = (
  organization: { terms: TermsState },
  { acceptedTerms }: { acceptedTerms: number },
): boolean => acceptedTerms < requiredTermsVersion(organization);
