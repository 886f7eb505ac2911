import { createHash } from 'node:crypto';
import { type LanguageTag, languageTags } from '../../../../shared/core/languages.ts';
import { consentText } from '../../../../shared/features/intake/registrations/consent-text.ts';
import type { Relationship } from '../../../../shared/features/intake/registrations/relationships.ts';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';

/** The text of the consent in one language, with its hash. */
export function hashedConsentText(language: LanguageTag, organization: string, giver: Relationship) {
  const text = consentText(language, organization, giver);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** All texts of the consent that a form may show. */
export function consentTexts(organization: string): NonNullable<PublicForm['form']>['consentTexts'] {
  const by = (giver: Relationship) => {
    const of = (language: LanguageTag) => hashedConsentText(language, organization, giver);
    return Object.fromEntries(languageTags.map(language => [language, of(language)])) as Record<
      LanguageTag,
      ReturnType<typeof of>
    >;
  };
  return { guardian: by('guardian'), onBehalf: by('other') };
}
