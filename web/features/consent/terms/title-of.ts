import type { Locale } from '../../../../shared/core/fields.ts';
import { readableLanguage } from '../../../../shared/core/term-texts.ts';

interface Titles {
  en: string | null;
  zh: string | null;
}

/** The title of a term in a language, or in the only one there is. */
export const titleOf = (titles: Titles, locale: Locale): string =>
  titles[readableLanguage(titles, locale)] ?? '';
