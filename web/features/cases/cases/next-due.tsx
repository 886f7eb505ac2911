import { IconCalendarCheck, IconCalendarQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../../shared/core/dates/days.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { nextVisitState } from '../../../../shared/features/eye/recalls/next-visit.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { StateBadge } from '../../../ui/feedback/state-badge.tsx';
import { Status } from '../../../ui/feedback/status.tsx';

type Days = Pick<Case, 'lastSeenOn' | 'nextDueOn' | 'bookedFor' | 'bookedTime'>;

export const nextVisitOf = ({ lastSeenOn, nextDueOn, bookedFor }: Days, today: string) =>
  nextVisitState({ dueOn: nextDueOn, bookedFor, seenOn: lastSeenOn }, today);

/**
 * Says when the next visit is: the booked day, the due date, "today", the days overdue, or that the child has
 * been seen since. Empty for a child who is neither due nor booked.
 */
export function NextDue({ of: child, today }: { of: Days; today: string }) {
  const { t } = useTranslation('cases');
  const { date: sayDate, dateAt, recentDate } = useCalendarDates();
  const [due, booked, seen] = [child.nextDueOn ?? '', child.bookedFor ?? '', child.lastSeenOn ?? ''];
  switch (nextVisitOf(child, today)) {
    case 'booked':
      return (
        <Status
          label={t('due.booked', { day: dateAt(booked, child.bookedTime) })}
          Icon={IconCalendarCheck}
          tone="good"
        />
      );
    case 'later':
      return sayDate(due);
    case 'seenSince': {
      const dates = { due: recentDate(due), seen: recentDate(seen) };
      return <Status label={t('due.seenSince', dates)} Icon={IconCalendarQuestion} tone="attention" isLong />;
    }
    case 'today':
      return <Status label={t('due.today')} Icon={IconCalendarCheck} tone="good" />;
    case 'overdue':
      return <StateBadge state="overdue" label={t('due.overdue', { count: daysBetween(due, today) })} />;
    case null:
      return null;
  }
}
