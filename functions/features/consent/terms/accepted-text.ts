import type { Locale } from '../../../../shared/core/fields.ts';
import { readableLanguage } from '../../../../shared/core/term-texts.ts';
import type { AcceptedTerm } from '../../../../shared/features/consent/consents/schema.ts';
import type { PublicTerm } from '../../../../shared/features/consent/terms/term.schema.ts';

/** What a consent keeps of the text that was agreed to. */
export interface AcceptedText {
  term: AcceptedTerm;
  textHash: string | null;
}

/** The text of a term in the language in which it was read, or in the only one there is. */
export function acceptedText(
  { id, textVersion, texts, textHashes }: PublicTerm,
  wanted: Locale,
): AcceptedText {
  const language = readableLanguage(texts, wanted);
  return {
    term: { id, textVersion, title: texts[language]?.title ?? id },
    textHash: textHashes[language],
  };
}
