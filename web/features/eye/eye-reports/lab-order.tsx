import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isLabOrder, labOrderOf } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import card from '../../../ui/layout/card.module.css';
import styles from './eye-report.module.css';
import { OrderStatus } from './order-status.tsx';
import { useLabReturn } from './use-lab-return.ts';

export function LabOrder({ report }: { report: EyeReport }) {
  const { t } = useTranslation('eye');
  const isReadOnly = useIsReadOnly();
  const timeZone = useSession().organization?.timeZone;
  const { date } = useCalendarDates();
  const today = todayIn(timeZone);
  const { noteReturn, isNoting } = useLabReturn();
  const order = labOrderOf({ ...report, isOrder: isLabOrder(report) }, today);
  if (order === null || report.deletedAt !== null) return null;
  const { id, version, returnBy, returnedOn } = report;
  const isReturned = returnedOn !== null;

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
            loading={isNoting}
            onClick={() => void noteReturn({ id, version }, isReturned ? null : today)}
          >
            {t(isReturned ? 'order.undo' : 'order.note')}
          </Button>
        )}
      </div>
    </section>
  );
}
