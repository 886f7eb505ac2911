import { useMemo } from 'react';
import { languages } from '../../../../shared/core/languages.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import type { Days } from './rules/shown-days.ts';

const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

export function useDayTexts() {
  const language = useLanguage();
  return useMemo(() => {
    const { intl: locale, month } = languages[language];
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (date: string) => formatter.format(instantOf(date));
    };
    const long = format({ day: 'numeric', month: 'long', year: 'numeric' });
    const ofYear = format({ day: 'numeric', month: 'long' });
    const english = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const shortEnglish = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const range = ({ from, to }: Days) => {
      const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
      if (language === 'en')
        return (isOneMonth ? english : shortEnglish).formatRange(instantOf(from), instantOf(to));
      const isOneYear = from.slice(0, 4) === to.slice(0, 4);
      return `${long(from)}至${isOneMonth ? `${Number(to.slice(8))}日` : isOneYear ? ofYear(to) : long(to)}`;
    };
    return {
      long,
      range,
      ofYear,
      weekday: format({ weekday: 'long' }),
      shortWeekday: format({ weekday: 'short' }),
      narrowWeekday: format({ weekday: language === 'en' ? 'short' : 'narrow' }),
      number: (date: string) => String(Number(date.slice(8))),
      full: format({ weekday: 'long', day: 'numeric', month: 'long' }),
      /** Weekday and date, short enough for a heading beside controls. */
      dayTitle: format({ weekday: 'long', day: 'numeric', month, year: 'numeric' }),
      month: format({ month: 'long', year: 'numeric' }),
      zone: (timeZone: string) => zoneName(locale, timeZone, 'longGeneric'),
      offset: (timeZone: string) => zoneName(locale, timeZone, 'shortOffset'),
    };
  }, [language]);
}

function zoneName(locale: string, timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
