import { Button } from '@mantine/core';
import { IconFilePencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { missingSpheres } from '../../../../shared/features/eye/eye-reports/missing-spheres.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { ChangedDetails } from '../../../ui/file/changed-details.tsx';
import { eyeReportQuery, refreshEye, reportChangesQuery } from './queries.ts';

/** How a finished report would differ if printed today, with a button to amend it; nothing if equal. */
export function AmendmentOffer({ report }: { report: EyeReport }) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { id: eyeReportId, version, reference } = report;
  const isPrinted = report.status !== 'draft' && report.deletedAt === null;
  const { data } = useQuery({ ...reportChangesQuery(eyeReportId), enabled: isPrinted });
  const amending = useApiMutation(eyeReports.amendEyeReport, (saved: EyeReport) => {
    queryClient.setQueryData(eyeReportQuery(saved.id).queryKey, saved);
    return refreshEye();
  });
  if (!isPrinted || !data?.frozenAt || data.changes.length === 0) return null;

  /** The API refuses to amend a stored power without its sphere, so the form asks for the sphere first. */
  const [missing] = missingSpheres(report);

  function amend(): void {
    if (missing) {
      const search = new URLSearchParams({ field: missing.join('.') });
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
    <ChangedDetails
      changes={data.changes}
      since={data.frozenAt}
      action={
        isReadOnly ? null : (
          <Button
            variant="default"
            leftSection={<IconFilePencil size={18} aria-hidden />}
            loading={amending.isPending}
            onClick={amend}
          >
            {t('changes.amend')}
          </Button>
        )
      }
    >
      {t('changes.kept')}
    </ChangedDetails>
  );
}
