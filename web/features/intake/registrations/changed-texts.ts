import type { LanguageTag } from '../../../../shared/core/languages.ts';
import {
  type FormOfOrganization,
  type RegistrationErrors,
  type RegistrationValues,
  shownConsent,
} from './registration-values.ts';

/**
 * Finds texts that the family must read again: a consent that has changed since the form was opened, and terms
 * (conditions) that are new or changed, and required or accepted. Returns message keys by field path.
 */
export function findChangedTexts(
  { terms, relationship }: Pick<RegistrationValues, 'terms' | 'relationship'>,
  language: LanguageTag,
  before: Pick<FormOfOrganization, 'terms' | 'consentTexts'>,
  after: Pick<FormOfOrganization, 'terms' | 'consentTexts'>,
): RegistrationErrors {
  const [old, current] = [before, after].map(form => shownConsent(form, relationship, language).hash);
  return {
    ...findChangedTerms(terms, before.terms, after.terms),
    ...(old !== current && { consents: 'validation.terms_changed' }),
  };
}

function findChangedTerms(
  accepted: string[],
  before: FormOfOrganization['terms'],
  after: FormOfOrganization['terms'],
): RegistrationErrors {
  const isKnown = ({ id, textVersion }: FormOfOrganization['terms'][number]) =>
    before.some(term => term.id === id && term.textVersion === textVersion);
  const changed = after.filter(term => !isKnown(term) && (term.isRequired || accepted.includes(term.id)));
  return Object.fromEntries(changed.map(({ id }) => [`terms.${id}`, 'validation.terms_changed']));
}
