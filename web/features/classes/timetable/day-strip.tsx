import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import { sessionColor } from '../sessions/session-name.ts';
import colors from './class-colors.module.css';
import styles from './day-strip.module.css';
import { listDays, weekOf } from './rules/shown-days.ts';
import { useDayTexts } from './use-day-texts.ts';
import type { TimetableView } from './use-timetable-view.ts';

interface DayStripProps {
  view: TimetableView;
  byDate: ReadonlyMap<string, SessionRow[]>;
  calendar: SchoolCalendar;
  today: string;
}

/** Maximum number of dots (one for each session) that fit below a date. */
const maxDots = 4;

export function DayStrip({ view, byDate, calendar, today }: DayStripProps) {
  const { t } = useTranslation('timetable');
  const texts = useDayTexts();
  return (
    <nav className={styles.strip} data-day-strip aria-label={t('days')}>
      {listDays(weekOf(view.date, view.weekStart)).map(date => {
        const sessions = (byDate.get(date) ?? []).filter(({ cancelled }) => !cancelled);
        const day = dayOf(calendar, date);
        const isClosed = day !== undefined && day.type !== 'make-up';
        const dots = [...new Set(sessions.map(sessionColor))].slice(0, maxDots);
        return (
          <button
            key={date}
            type="button"
            aria-current={date === view.date ? 'date' : undefined}
            data-today={date === today || undefined}
            data-closed={isClosed || undefined}
            onClick={() => view.goTo(date)}
          >
            <VisuallyHidden>{t('dayOf', { date: texts.full(date), count: sessions.length })}</VisuallyHidden>
            <span className={`${layout.soft} ${layout.tiny}`} aria-hidden>
              {texts.narrowWeekday(date)}
            </span>
            <span className={styles.number} aria-hidden>
              {texts.number(date)}
            </span>
            <span className={styles.dots} aria-hidden>
              {isClosed && dots.length === 0
                ? t(`closedShort.${day.type === 'holiday' ? 'holiday' : 'closed'}`)
                : dots.map(color => <i key={color} className={colors.color} data-color={color} />)}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
