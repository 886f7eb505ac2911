import { type Icon, IconAlertTriangle, IconPackageImport, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LabOrderState } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { Status, type StatusTone } from '../../../ui/feedback/status.tsx';

const statusStyles = {
  ordered: { Icon: IconTruckDelivery, tone: 'quiet' },
  late: { Icon: IconAlertTriangle, tone: 'attention' },
  returned: { Icon: IconPackageImport, tone: 'good' },
} as const satisfies Record<LabOrderState, { Icon: Icon; tone: StatusTone }>;

export function OrderStatus({ order }: { order: LabOrderState }) {
  const { t } = useTranslation('eye');
  return <Status label={t(`order.${order}`)} {...statusStyles[order]} />;
}
