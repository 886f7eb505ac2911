import { instantAt } from '../../shared/core/dates/instant-at.ts';

/** The instant at which a day starts in a time zone. @param date `YYYY-MM-DD` */
export const startOfDay = (date: string, timeZone: string): string =>
  new Date(instantAt(date, 0, timeZone)).toISOString();
