import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { Locale } from '../../../../shared/core/fields.ts';

interface Option {
  value: string;
  label: string;
}

/**
 * Time zones known to the browser, and the stored one.
 * @param language BCP 47 tag of the language in which zones are named
 */
export function timeZones(recorded: string, language: string): Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const options = known.map(value => ({ value, label: zoneLabel(value, language) }));
  return known.includes(recorded) ? options : [{ value: recorded, label: placeOf(recorded) }, ...options];
}

const placeOf = (zone: string) => zone.replaceAll('_', ' ');

/** Label of a time zone with its place, because two zones can have the same name. */
function zoneLabel(zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(part => part.type === 'timeZoneName')?.value ?? zone;
  return language.startsWith('zh') ? `${name}（${placeOf(zone)}）` : `${name} (${placeOf(zone)})`;
}

/** A Sunday, from which the names of weekdays are computed. */
const referenceSunday = Date.UTC(2023, 0, 1);

export function weekdays(lang: Locale): Option[] {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return [0, 1, 2, 3, 4, 5, 6].map(day => ({
    value: String(day),
    label: format.format(referenceSunday + day * dayMs),
  }));
}

export const hourText = (hour: string | number): string => `${String(hour).padStart(2, '0')}:00`;

export const hours: Option[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));
