import { nowIn } from '../../../shared/core/dates/now-in.ts';

/** Today's date in a time zone, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string | undefined): string => nowIn(timeZone).date;
