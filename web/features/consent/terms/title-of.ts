import type { Locale } from '../../../../shared/core/fields.ts';
import { readableLanguage } from '../../../../shared/core/languages.ts';

interface Titles {
  en: string | null;
  zh: string | null;
}

/** Title of a term in a language, or in the only language that it has. */
export const titleOf = (titles: Titles, locale: Locale): string =>
  titles[readableLanguage(titles, locale)] ?? '';
