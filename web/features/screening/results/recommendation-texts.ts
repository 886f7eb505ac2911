import type { Locale } from '../../../../shared/core/fields.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';

/** Recommendations in a language. One that exists only in the other language is shown in that language. */
export function recommendationTexts(
  { recommendations }: Pick<Screening, 'recommendations'>,
  language: Locale,
) {
  return recommendations.flatMap(({ id, en, zh }) => {
    const text = language === 'en' ? (en ?? zh) : (zh ?? en);
    return text ? [{ key: id, text }] : [];
  });
}
