import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';

/** Date and time of day in a zone. @param now milliseconds since 1970 */
export const nowIn = (timeZone: string, now: number): { date: string; time: string } => ({
  date: todayIn(timeZone, now),
  time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now),
});
