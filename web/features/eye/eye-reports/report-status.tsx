import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { StateBadge } from '../../../ui/feedback/state-badge.tsx';
import { Status } from '../../../ui/feedback/status.tsx';

export function ReportStatus({
  report,
}: {
  report: Pick<EyeReport, 'status'> & { deletedAt?: string | null };
}) {
  const { t } = useTranslation('eye');
  if (report.deletedAt) return <Status label={t('status.deleted')} Icon={IconTrash} tone="danger" />;
  if (report.status === 'amended')
    return <Status label={t('status.amended')} Icon={IconHistory} tone="good" />;
  return <StateBadge state={report.status} />;
}
