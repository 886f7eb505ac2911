import { IconBeach, IconCalendarOff } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { minutesOf, phaseOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import { useRangeTexts } from '../../school-calendar/use-range-texts.ts';
import { type Hours, layOutDay } from '../rules/lay-out-day.ts';
import { useDayTexts } from '../use-day-texts.ts';
import { SessionBlock } from './session-block.tsx';
import styles from './time-grid.module.css';

function ClosedDay({ day }: { day: CalendarDay }) {
  const { titleOf, otherNameOf, otherLanguage, typeName } = useRangeTexts();
  const Icon = day.type === 'holiday' ? IconBeach : IconCalendarOff;
  const title = titleOf(day);
  const other = otherNameOf(day);
  const type = typeName(day.type);
  return (
    <div className={styles.closed}>
      <div className={styles.closedWords}>
        <Icon size={22} aria-hidden />
        <b>{type}</b>
        {title !== type && <span>{title}</span>}
        {other !== '' && <span lang={otherLanguage}>{other}</span>}
      </div>
    </div>
  );
}

interface DayColumnProps {
  date: string;
  sessions: readonly SessionRow[];
  hours: Hours;
  now: { date: string; time: string };
  day: CalendarDay | undefined;
  inTheWay: ReadonlySet<string>;
  mayMove: (session: SessionRow) => boolean;
}

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { date, sessions, hours, now, day, inTheWay, mayMove } = props;
  const { t } = useTranslation('timetable');
  const { full } = useDayTexts();
  const placed = useMemo(() => layOutDay(sessions), [sessions]);
  const isToday = date === now.date;
  const nowAt = (minutesOf(now.time) - hours.from * 60) / ((hours.to - hours.from) * 60);
  return (
    <section
      className={styles.day}
      data-day={date}
      data-today={isToday || undefined}
      aria-label={t('dayOf', { date: full(date), count: sessions.length })}
    >
      {day && day.type !== 'make-up' && <ClosedDay day={day} />}
      {placed.length > 0 && (
        <ul>
          {placed.map(({ session, ...place }) => (
            <SessionBlock
              key={session.id}
              session={session}
              {...place}
              from={hours.from}
              to={hours.to}
              phase={phaseOf(session, now)}
              isInTheWay={inTheWay.has(session.id)}
              mayMove={mayMove(session)}
            />
          ))}
        </ul>
      )}
      {isToday && nowAt >= 0 && nowAt <= 1 && (
        <span className={styles.nowLine} data-now style={{ top: `${nowAt * 100}%` }} aria-hidden />
      )}
    </section>
  );
});
