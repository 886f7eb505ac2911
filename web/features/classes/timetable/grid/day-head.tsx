import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { useRangeTexts } from '../../school-calendar/use-range-texts.ts';
import { useDayTexts } from '../use-day-texts.ts';
import styles from './time-grid.module.css';

interface DayHeadProps {
  date: string;
  isToday: boolean;
  /** Undefined while loading. */
  sessions: readonly SessionRow[] | undefined;
  day: CalendarDay | undefined;
  onOpen?: () => void;
}

export function DayHead({ date, isToday, sessions, day, onOpen }: DayHeadProps) {
  const { t } = useTranslation('timetable');
  const texts = useDayTexts();
  const { weekdayName } = useRangeTexts();
  const cancelled = sessions?.filter(session => session.cancelled).length ?? 0;
  const words = (
    <>
      <span className={styles.weekday}>{texts.shortWeekday(date)}</span>{' '}
      <span className={styles.number}>{texts.number(date)}</span>
      {isToday && <span className={styles.today}>{t('today')}</span>}
    </>
  );
  return (
    <div className={styles.head} data-today={isToday || undefined}>
      {onOpen ? (
        <button type="button" className={styles.date} onClick={onOpen}>
          <VisuallyHidden>{t('openDay', { date: texts.full(date) })}</VisuallyHidden>
          <span className={styles.words} aria-hidden>
            {words}
          </span>
        </button>
      ) : (
        <span className={styles.date}>{words}</span>
      )}
      <span className={`${layout.soft} ${layout.tiny}`}>
        {sessions ? t('sessionsOfDay', { count: sessions.length - cancelled }) : '\u00a0'}
        {cancelled > 0 && t('andCancelled', { count: cancelled })}
      </span>
      {day?.type === 'make-up' && (
        <span className={styles.follows}>{t('follows', { weekday: weekdayName(day.follows) })}</span>
      )}
    </div>
  );
}
