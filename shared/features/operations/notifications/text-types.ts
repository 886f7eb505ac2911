import type { FactOf, NotificationFact } from './fact.ts';

export interface NotificationText {
  name: string;
  description: string;
}

/** The texts of every kind of notification. If `sender` is undefined, the platform is the sender. */
export type NotificationTexts = {
  [Kind in NotificationFact['kind']]: (fact: FactOf<Kind>, sender: string | undefined) => NotificationText;
};

/** Formats a date in long form. @param language BCP 47 tag */
export function formatLongDate(language: string, date: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
