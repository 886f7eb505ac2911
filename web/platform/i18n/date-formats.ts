import type { Locale } from '../../../shared/core/fields.ts';

export const intlLocale = { en: 'en-GB', zh: 'zh-CN' } as const;

export const shortMonth = (lang: Locale) => (lang === 'zh' ? 'long' : 'short');

/**
 * Caches formatters, because creating one takes about a millisecond on a phone, and lists have many dates.
 */
export function memoizeFormats<Zone extends string, Formats>(
  make: (lang: Locale, timeZone: Zone) => Formats,
): (lang: Locale, timeZone: Zone) => Formats {
  const made = new Map<string, Formats>();
  return (lang, timeZone) => {
    const key = `${lang} ${timeZone}`;
    const formats = made.get(key) ?? make(lang, timeZone);
    made.set(key, formats);
    return formats;
  };
}
