import { useTranslation } from 'react-i18next';
import { isPlainDate } from '../../../shared/core/fields.ts';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import { useReportTitle } from './use-report-title.ts';

/** Names sent reports with the number or the day of their record: "Myopia report · 2026-0012". */
export function useSentTitle(): (kinds: readonly string[], reference: string) => string {
  const { t } = useTranslation('common');
  const titleOf = useReportTitle();
  const { date } = useCalendarDates();
  return (kinds, reference) => {
    const about = isPlainDate(reference) ? date(reference) : reference;
    return [kinds.map(titleOf).join(t('comma')), about].filter(Boolean).join(' · ');
  };
}
