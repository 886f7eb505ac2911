import { todayIn } from './today-in.ts';

/** The time zone in which each day ends last. */
const lastZone = 'Etc/GMT+12';

/**
 * Whether a day is past in a time zone; without one, whether it is past everywhere, for platform
 * administrators, whose forms concern organisations in any zone. @param day `YYYY-MM-DD`
 */
export const isPastDay = (day: string, timeZone = lastZone): boolean => day < todayIn(timeZone);
