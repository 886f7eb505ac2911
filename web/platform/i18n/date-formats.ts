import type { LanguageTag } from '../../../shared/core/languages.ts';

/**
 * Caches formatters, because creating one takes about a millisecond on a phone, and lists have many dates.
 */
export function memoizeFormats<Zone extends string, Formats>(
  make: (language: LanguageTag, timeZone: Zone) => Formats,
): (language: LanguageTag, timeZone: Zone) => Formats {
  const made = new Map<string, Formats>();
  return (language, timeZone) => {
    const key = `${language} ${timeZone}`;
    const formats = made.get(key) ?? make(language, timeZone);
    made.set(key, formats);
    return formats;
  };
}
