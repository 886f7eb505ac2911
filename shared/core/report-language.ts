import type { Locale, Script } from './fields.ts';
import { scriptOfText } from './script-of-text.ts';

/** BCP 47 tag of a report's language. */
export function reportTag(language: Locale, script: Script): string {
  if (language === 'en') return 'en';
  return script === 'traditional' ? 'zh-Hant' : 'zh-Hans';
}

/** BCP 47 tag of a text. Its characters decide the Chinese script; if they fit both, `expected` applies. */
export const textTag = (language: Locale, text: string, expected: Script = 'simplified'): string =>
  reportTag(language, scriptOfText(text) ?? expected);

const day = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  zh: new Intl.DateTimeFormat('zh-CN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** Formats a date for a report. @param date `YYYY-MM-DD`, or an instant (its UTC date is used) */
export function reportDay(language: Locale, date: string): string {
  return day[language].format(new Date(date));
}
