import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../../../shared/features/organizations/webhooks/schema.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../api-tab/api-tab.module.css';

const looks = {
  waiting: { Icon: IconClock, tone: 'attention' },
  delivered: { Icon: IconCircleCheck, tone: 'good' },
  failed: { Icon: IconCircleX, tone: 'danger' },
  cancelled: { Icon: IconBan, tone: 'quiet' },
} as const;

interface DeliveryLineProps {
  delivery: Delivery;
  timeZone: string;
  canSend: boolean;
  isSending: boolean;
  onSend: () => void;
}

export function DeliveryLine({ delivery, timeZone, canSend, isSending, onSend }: DeliveryLineProps) {
  const { t } = useTranslation(['webhooks', 'ui']);
  const { instant } = useInstantsIn(timeZone);
  const { event, at, data, status, tries, nextTryAt } = delivery;
  return (
    <li>
      <div>
        <div className={layout.meta}>
          <p className={layout.strong}>{t(`event.${event}`)}</p>
          <Status label={t(`status.${status}`)} {...looks[status]} />
        </div>
        <p className={`${layout.soft} ${layout.small}`}>
          {instant(at)}
          {data.id && ` · ${data.id}`}
        </p>
        <ol className={styles.tries}>
          {tries.map(({ at: triedAt, problem, status: code, milliseconds }) => (
            <li key={triedAt} className={`${layout.soft} ${layout.small}`}>
              {t('deliveries.try', {
                time: instant(triedAt),
                outcome: problem ? t(`problem.${problem}`, { code }) : t('problem.none', { code }),
                milliseconds,
              })}
            </li>
          ))}
        </ol>
        {status === 'waiting' && nextTryAt && tries.length > 0 && (
          <p className={`${layout.soft} ${layout.small}`}>
            {t('deliveries.next', { time: instant(nextTryAt) })}
          </p>
        )}
      </div>
      {canSend && status !== 'waiting' && (
        <Button variant="default" disabled={isSending} onClick={onSend}>
          {t('ui:act.sendAgain')}
        </Button>
      )}
    </li>
  );
}
