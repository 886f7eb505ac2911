import { IconBeach, IconCalendarOff } from '@tabler/icons-react';
import type { CalendarDay } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { useRangeTexts } from '../../school-calendar/use-range-texts.ts';
import styles from './time-grid.module.css';

/** A day on which the organisation is closed, behind what is planned on it all the same. */
export function ClosedDay({ day }: { day: CalendarDay }) {
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
