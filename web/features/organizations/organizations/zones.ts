import type { Locale } from '../../../../shared/core/fields.ts';

interface Option {
  value: string;
  label: string;
}

/** Every time zone that this browser knows, the recorded one among them. */
export function timeZones(recorded: string): Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const names = known.includes(recorded) ? known : [recorded, ...known];
  return names.map(value => ({ value, label: value.replaceAll('_', ' ') }));
}

/** A Sunday, from which the days of a week are counted. */
const referenceSunday = Date.UTC(2023, 0, 1);
const dayMs = 86_400_000;

/** The days of the week, 0 is Sunday. */
export function weekdays(lang: Locale): Option[] {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return [0, 1, 2, 3, 4, 5, 6].map(day => ({
    value: String(day),
    label: format.format(referenceSunday + day * dayMs),
  }));
}
