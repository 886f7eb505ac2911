import { AppError } from '../../../../shared/core/errors.ts';
import {
  daysBetween,
  type SeriesDates,
  seriesDates,
} from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { maxRepeats, type SessionFields } from '../../../../shared/features/classes/sessions/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { SchoolCalendarStore } from '../school-calendar/school-calendar-store.ts';

/**
 * Maximum days from the first to the last date of a series. The longest series takes fewer: one session every
 * two weeks, with holidays.
 */
const maxSeriesDays = 1000;

/**
 * The date of a single session, or the dates of a series without the days on which the school is closed.
 * @throws class-session.too-many; request.invalid if the school is closed on all dates of the series
 */
export async function planSeries(
  { date, repeat }: Pick<SessionFields, 'date' | 'repeat'>,
  { openStore }: Pick<OrganizationContext, 'openStore'>,
): Promise<SeriesDates> {
  if (repeat === null) return { dates: [date], skipped: [] };
  if (daysBetween(date, repeat.until) > maxSeriesDays) throw new AppError('class-session.too-many');
  const calendar = await openStore(SchoolCalendarStore).get();
  const plan = seriesDates({ from: date, until: repeat.until, weeks: repeat.weeks }, calendar);
  if (plan.dates.length > maxRepeats) throw new AppError('class-session.too-many');
  if (plan.dates.length === 0)
    throw new AppError('request.invalid', { fields: { 'repeat.until': 'validation.closed_days' } });
  return plan;
}
