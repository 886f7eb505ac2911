import type { Locale } from '../../../../shared/core/fields.ts';
import { readableLanguage } from '../../../../shared/core/languages.ts';
import type { AcceptedTerm } from '../../../../shared/features/consent/consents/schema.ts';
import type { PublicTerm } from '../../../../shared/features/consent/terms/term.schema.ts';

export interface AcceptedText {
  term: AcceptedTerm;
  textHash: string | null;
}

/** A term's text in the language in which it was read, or in its only language. */
export function acceptedText(
  { id, textVersion, texts, textHashes }: PublicTerm,
  preferred: Locale,
): AcceptedText {
  const language = readableLanguage(texts, preferred);
  return {
    term: { id, textVersion, title: texts[language]?.title ?? id },
    textHash: textHashes[language],
  };
}
