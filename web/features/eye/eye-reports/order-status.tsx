import { type Icon, IconAlertTriangle, IconPackageImport, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LabOrderState } from '../../../../shared/features/eye/eye-reports/states.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Status, type StatusTone } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';

const statusStyles = {
  ordered: { Icon: IconTruckDelivery, tone: 'quiet' },
  late: { Icon: IconAlertTriangle, tone: 'attention' },
  returned: { Icon: IconPackageImport, tone: 'good' },
} as const satisfies Record<LabOrderState, { Icon: Icon; tone: StatusTone }>;

interface OrderStatusProps {
  order: LabOrderState;
  /** Day by which the order is due back, for a list; null if none was agreed. */
  returnBy?: string | null;
}

export function OrderStatus({ order, returnBy = null }: OrderStatusProps) {
  const { t } = useTranslation('eye');
  const { recentDate } = useCalendarDates();
  const status = <Status label={t(`order.${order}`)} {...statusStyles[order]} />;
  if (returnBy === null || order === 'returned') return status;
  return (
    <>
      {status}
      <span className={layout.hint}>{t('order.dueOn', { day: recentDate(returnBy) })}</span>
    </>
  );
}
