import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { bookedOnQuery } from '../eye-reports/queries.ts';

interface BookingTime {
  /** `YYYY-MM-DD`; undefined while no valid day is typed. */
  day: string | undefined;
  /** `HH:MM`; undefined while no valid time is typed. */
  time: string | undefined;
  /** The child who is being booked. */
  caseId: string;
}

/** Names other children who are booked for the same day and time; null if there are none. */
export function useBookedThen({ day, time, caseId }: BookingTime): string | null {
  const { t } = useTranslation('eye');
  const list = new Intl.ListFormat(useLocale());
  const isKnown = day !== undefined && time !== undefined;
  const { data = [] } = useQuery({ ...bookedOnQuery(day ?? ''), enabled: isKnown });
  const names = data
    .filter(row => row.caseId !== caseId && row.bookedTime === time)
    .map(row => row.case.fullName);
  return isKnown && names.length > 0 ? t('recall.bookedThen', { time, names: list.format(names) }) : null;
}
