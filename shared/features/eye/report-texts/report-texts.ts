import type { Locale, Script } from '../../../core/fields.ts';
import type { ReportTexts } from './report-text-types.ts';
import { english } from './report-texts.en.ts';
import { traditional } from './report-texts.traditional.ts';
import { simplified } from './report-texts.zh.ts';

/** Report texts in a language and script. */
export function reportTextsOf(language: Locale, script: Script): ReportTexts {
  if (language === 'en') return english;
  return script === 'traditional' ? traditional : simplified;
}

/** BCP 47 tag of a report's language. */
export function reportTag(language: Locale, script: Script): string {
  if (language === 'en') return 'en';
  return script === 'traditional' ? 'zh-Hant' : 'zh-Hans';
}

const day = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  zh: new Intl.DateTimeFormat('zh-CN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** Formats a date for a report. @param date `YYYY-MM-DD`, or an instant of which the UTC date is used */
export function reportDay(language: Locale, date: string): string {
  return day[language].format(new Date(date));
}
