import { useTranslation } from 'react-i18next';
import { weekLetter } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { letteredDay } from './rules/shown-days.ts';
import { useDayTexts } from './use-day-texts.ts';
import type { TimetableView } from './use-timetable-view.ts';

/** The days that are shown, with the letter of their week. */
export function useViewTitle({ view, date, days }: TimetableView, calendar: SchoolCalendar): string {
  const { t } = useTranslation('timetable');
  const texts = useDayTexts();
  if (view === 'month') return texts.month(date);
  if (view === 'list') return texts.range(days);
  const letter = weekLetter(calendar, letteredDay(view, date, days));
  const shown = view === 'week' ? texts.range(days) : texts.dayTitle(date);
  return letter === null ? shown : [shown, t('week', { letter })].join(' · ');
}
