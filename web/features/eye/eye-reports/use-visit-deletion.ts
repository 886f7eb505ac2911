import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { useDeletion } from '../../../ui/feedback/use-deletion.ts';
import { keepEyeReport } from './queries.ts';

export function useVisitDeletion({ id: eyeReportId, reference }: Pick<EyeReport, 'id' | 'reference'>) {
  const { t } = useTranslation('eye');
  return useDeletion({
    remove: eyeReports.deleteEyeReport,
    restore: eyeReports.restoreEyeReport,
    record: { eyeReportId },
    keep: keepEyeReport,
    said: { removed: t('toast.deleted', { reference }), restored: t('toast.restored', { reference }) },
  });
}
