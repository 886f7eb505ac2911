import { ActionIcon } from '@mantine/core';
import {
  type Icon,
  IconCalendarOff,
  IconConfetti,
  IconPencil,
  IconSwitch3,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { Status, type StatusTone } from '../../../ui/feedback/status.tsx';
import styles from './school-calendar.module.css';
import { useRangeTexts } from './use-range-texts.ts';

const looks: Record<DayRange['type'], { Icon: Icon; tone: StatusTone }> = {
  holiday: { Icon: IconConfetti, tone: 'good' },
  closed: { Icon: IconCalendarOff, tone: 'quiet' },
  'make-up': { Icon: IconSwitch3, tone: 'attention' },
};

interface RangeRowProps {
  range: DayRange;
  isReadOnly: boolean;
  isSaving: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Row of one day of the school calendar, or of consecutive days with the same type and name. */
export function RangeRow({ range, isReadOnly, isSaving, onEdit, onRemove }: RangeRowProps) {
  const { t } = useTranslation('schoolCalendar');
  const { titleOf, otherNameOf, otherLanguage, typeName, datesOf, weekdayName } = useRangeTexts();
  const name = titleOf(range);
  const other = otherNameOf(range);
  const of = { name, dates: datesOf(range) };
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <strong>{name}</strong>
        {other && <span lang={otherLanguage}>{other}</span>}
      </div>
      <span className={styles.dates}>{datesOf(range)}</span>
      <span className={styles.kind}>
        <Status
          isLong
          label={
            range.follows === null
              ? typeName(range.type)
              : t('followsPlan', { weekday: weekdayName(range.follows) })
          }
          {...looks[range.type]}
        />
      </span>
      {!isReadOnly && (
        <div className={styles.rowActions}>
          <ActionIcon variant="subtle" color="gray" aria-label={t('editOf', of)} onClick={onEdit}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            disabled={isSaving}
            aria-label={t('removeOf', of)}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}
