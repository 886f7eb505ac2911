import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { isLabOrder, labOrderOf } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import styles from './eye-report.module.css';
import { OrderStatus } from './order-status.tsx';
import { eyeReportQuery, refreshEye } from './queries.ts';

export function LabOrder({ report }: { report: EyeReport }) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const isReadOnly = useIsReadOnly();
  const timeZone = useSession().organization?.timeZone;
  const { date } = useCalendarDates();
  const today = todayIn(timeZone);
  const marking = useApiMutation(eyeReports.noteLabReturn, (saved: EyeReport) => {
    queryClient.setQueryData(eyeReportQuery(saved.id).queryKey, saved);
    return refreshEye();
  });
  const order = labOrderOf({ ...report, isOrder: isLabOrder(report) }, today);
  if (order === null || report.deletedAt !== null) return null;
  const { id: eyeReportId, version, returnBy, returnedOn } = report;
  const isReturned = returnedOn !== null;

  const toggleReturned = () =>
    marking.mutate(
      { eyeReportId, version, returnedOn: isReturned ? null : today },
      {
        onSuccess: () => toastDone(t(isReturned ? 'order.taken' : 'order.noted')),
        onError: error => toastFailed(errorText(error, 'edit')),
      },
    );

  return (
    <section className={card.card} aria-label={t('order.title')}>
      <h2>{t('order.title')}</h2>
      <div className={styles.order}>
        <OrderStatus order={order} />
        <span>
          {isReturned
            ? t('order.cameBack', { day: date(returnedOn) })
            : returnBy === null
              ? t('order.awaited')
              : t('order.awaitedBy', { day: date(returnBy) })}
        </span>
        {!isReadOnly && (
          <Button
            variant={isReturned ? 'subtle' : 'default'}
            loading={marking.isPending}
            onClick={toggleReturned}
          >
            {t(isReturned ? 'order.undo' : 'order.note')}
          </Button>
        )}
      </div>
    </section>
  );
}
