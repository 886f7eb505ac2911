import type { FactOf, NotificationFact } from './fact.ts';

/** A notification in words: its title and its sentence. */
export interface NotificationText {
  name: string;
  description: string;
}

/** The words of every kind of fact. No sender means the platform. */
export type NotificationTexts = {
  [Kind in NotificationFact['kind']]: (fact: FactOf<Kind>, sender: string | undefined) => NotificationText;
};

/** A calendar date in words. @param language as `Intl` knows it */
export function formatLongDate(language: string, date: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
