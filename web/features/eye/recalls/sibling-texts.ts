import { useTranslation } from 'react-i18next';
import type { DueSibling } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import { isBooked } from '../../../../shared/features/eye/recalls/next-visit.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';

/** Says of each sibling when the child is due or booked: “Ben, due 12 Mar 2026”. */
export function useSiblingTexts(): (siblings: readonly DueSibling[]) => string[] {
  const { t } = useTranslation('eye');
  const { date, dateAt } = useCalendarDates();
  const today = todayIn(useSession().organization?.timeZone);
  return siblings =>
    siblings.map(({ fullName: name, nextDueOn, bookedFor, bookedTime }) =>
      isBooked(bookedFor, today)
        ? t('recall.siblingBooked', { name, day: dateAt(bookedFor, bookedTime) })
        : t('recall.siblingDue', { name, day: date(nextDueOn ?? '') }),
    );
}
