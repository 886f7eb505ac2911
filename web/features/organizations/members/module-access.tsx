import { useTranslation } from 'react-i18next';
import type { ModuleState } from '../../../../shared/features/organizations/module-access/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { statusStyles } from '../module-access/status-styles.ts';

export function ModuleAccess({ state }: { state: ModuleState | undefined }) {
  const { t } = useTranslation('people');
  const { date } = useCalendarDates();
  const status = state?.status ?? 'none';
  const until = status === 'granted' && state?.until ? state.until : null;
  const word = until ? t('access.until', { day: date(until) }) : t(`access.${status}`);
  return <Status label={word} {...statusStyles[status]} />;
}
