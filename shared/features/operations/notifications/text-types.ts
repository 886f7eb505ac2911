import type { FactOf, NotificationFact } from './fact.ts';

/** Title and text of a notification. */
export interface NotificationText {
  name: string;
  description: string;
}

/** The texts of every notification kind. No sender means the platform. */
export type NotificationTexts = {
  [Kind in NotificationFact['kind']]: (fact: FactOf<Kind>, sender: string | undefined) => NotificationText;
};

/** A long date. @param language BCP 47 tag */
export function formatLongDate(language: string, date: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
