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
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import styles from './eye-report.module.css';
import { eyeReportQuery, refreshEye, reportChangesQuery } from './queries.ts';

/** What a finished report would print otherwise today, with an amended version to make; nothing if it is the same. */
export function AmendmentOffer({ report }: { report: EyeReport }) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { date, instant } = useDates(useSession().organization?.timeZone);
  const { id: eyeReportId, version, reference } = report;
  const isPrinted = report.status !== 'draft' && report.deletedAt === null;
  const { data } = useQuery({ ...reportChangesQuery(eyeReportId), enabled: isPrinted });
  const amending = useApiMutation(eyeReports.amendEyeReport, (saved: EyeReport) => {
    queryClient.setQueryData(eyeReportQuery(saved.id).queryKey, saved);
    return refreshEye();
  });
  if (!isPrinted || !data?.frozenAt || data.changes.length === 0) return null;

  /** A power that was stored without its sphere is asked for before anything is frozen again. */
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
    <Notice
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
      <p>{t('changes.title', { time: instant(data.frozenAt) })}</p>
      <ul className={styles.changes}>
        {data.changes.map(change => (
          <li key={'reference' in change ? change.reference : change.what}>
            {'reference' in change
              ? t(`changes.${change.what}`, { day: date(change.date), reference: change.reference })
              : t(`changes.${change.what}`)}
          </li>
        ))}
      </ul>
      <p>{t('changes.kept')}</p>
    </Notice>
  );
}
