import type { Locale } from '../../../../shared/core/fields.ts';

interface Option {
  value: string;
  label: string;
}

/** All time zones known to the browser, plus the recorded one. */
export function timeZones(recorded: string): Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const names = known.includes(recorded) ? known : [recorded, ...known];
  return names.map(value => ({ value, label: value.replaceAll('_', ' ') }));
}

/** A reference Sunday, from which weekdays are counted. */
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
