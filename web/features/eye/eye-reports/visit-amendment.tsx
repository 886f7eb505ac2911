import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { fieldsToCorrect } from '../../../../shared/features/eye/eye-reports/fields-to-correct.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { AmendmentOffer } from '../../../ui/amendment/amendment-offer.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepEyeReport, reportChangesQuery } from './queries.ts';

/** Offers to amend a finished visit if a print of today would differ from its stored report. */
export function VisitAmendment({ report }: { report: EyeReport }) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { id: eyeReportId, version, reference } = report;
  const isPrinted = report.status !== 'draft' && report.deletedAt === null;
  const { data } = useQuery({ ...reportChangesQuery(eyeReportId), enabled: isPrinted });
  const amending = useApiMutation(eyeReports.amendEyeReport, keepEyeReport);
  if (!isPrinted || !data) return null;

  /**
   * The API rejects an amendment while a stored field is missing or contradictory; the user corrects it
   * first.
   */
  const [wrong] = fieldsToCorrect(report);

  function amend(): void {
    if (wrong) {
      const search = new URLSearchParams({ field: wrong.path.join('.') });
      navigate([to('editEyeReport', { id: eyeReportId }), search].join('?'));
      return;
    }
    amending.mutate(
      { eyeReportId, version },
      {
        onSuccess: () => toastDone(t('toast.amended', { reference })),
        onError: error => toastFailed(errorText(error, 'edit')),
      },
    );
  }

  return (
    <AmendmentOffer {...data} isPending={amending.isPending} onAmend={isReadOnly ? null : amend}>
      {t('changes.kept')}
    </AmendmentOffer>
  );
}
