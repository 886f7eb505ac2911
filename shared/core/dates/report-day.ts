import { type LanguageTag, languages } from '../languages.ts';

const formats: Partial<Record<LanguageTag, Intl.DateTimeFormat>> = {};

/** Formats a date for a report. @param date `YYYY-MM-DD`, or an instant (its UTC date is used) */
export function reportDay(language: LanguageTag, date: string): string {
  const { intl, month } = languages[language];
  formats[language] ??= new Intl.DateTimeFormat(intl, {
    ...{ day: 'numeric', month, year: 'numeric', timeZone: 'UTC' },
  });
  return formats[language].format(new Date(date));
}
