import { IconCalendarCheck, IconClock, IconPhoneCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import styles from '../eye-reports/eye-list.module.css';

const statusStyles = {
  waiting: { Icon: IconClock, tone: 'quiet' },
  contacted: { Icon: IconPhoneCheck, tone: 'attention' },
  booked: { Icon: IconCalendarCheck, tone: 'good' },
} as const;

/** Status of a recall, and who set it. */
export function RecallStatus({ row: { state, bookedFor, by, at } }: { row: RecallRow }) {
  const { t } = useTranslation('eye');
  const { narrowDate, day } = useDates(useSession().organization?.timeZone);
  const word =
    state === 'booked' && bookedFor
      ? t('recall.bookedFor', { day: narrowDate(bookedFor) })
      : t(`recall.${state}`);
  return (
    <span className={styles.lines}>
      <Status label={word} {...statusStyles[state]} />
      {by && at && state !== 'waiting' && (
        <span className={styles.faint}>
          <bdi>{by.fullName}</bdi> · {day(at)}
        </span>
      )}
    </span>
  );
}
