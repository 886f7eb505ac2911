import {
  type Icon,
  IconBan,
  IconBuildingCommunity,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHourglass,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../../shared/core/dates/days.ts';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Status, type StatusTone } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './library.module.css';

const looks = {
  pending: { Icon: IconHourglass, tone: 'attention' },
  subscribed: { Icon: IconCircleCheck, tone: 'good' },
  declined: { Icon: IconCircleX, tone: 'quiet' },
  expired: { Icon: IconCalendarOff, tone: 'quiet' },
  withdrawn: { Icon: IconBan, tone: 'quiet' },
} as const satisfies Record<string, { Icon: Icon; tone: StatusTone }>;

export function SubscriptionStatus({ course }: { course: LibraryCourse }) {
  const { t } = useTranslation('library');
  const { date } = useCalendarDates();
  const { timeZone = 'UTC' } = useSession().organization ?? {};
  const { state, until, isOwn, isOffered, subscription } = course;
  if (isOwn) return <Status label={t('state.own')} Icon={IconBuildingCommunity} />;
  if (state === 'none')
    return <span className={layout.hint}>{t(isOffered ? 'state.none' : 'state.unavailable')}</span>;
  const isEnding = state === 'subscribed' && until !== null && subscription?.isEnding;
  const shownUntil = until !== null && (state === 'subscribed' || state === 'pending' || state === 'expired');
  return (
    <span className={styles.state}>
      {isEnding ? (
        <Status
          label={t('state.ending', { count: daysBetween(todayIn(timeZone, Date.now()), until) })}
          Icon={IconClock}
          tone="attention"
        />
      ) : (
        <Status label={t(`state.${state}`)} {...looks[state]} />
      )}
      {shownUntil && (
        <span className={layout.hint}>
          {state === 'subscribed' && !isEnding ? t('until', { date: date(until) }) : date(until)}
        </span>
      )}
    </span>
  );
}
