import type { Locale } from '../../../../shared/core/fields.ts';
import { readableLanguage } from '../../../../shared/core/languages.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';

/**
 * Recommendations of a screening in a language. If a recommendation lacks a text in this language, uses its
 * text in the other language.
 */
export function recommendationTexts(
  { recommendations }: Pick<Screening, 'recommendations'>,
  language: Locale,
) {
  return recommendations.flatMap(line => {
    const text = line[readableLanguage(line, language)];
    return text ? [{ key: line.id, text }] : [];
  });
}
