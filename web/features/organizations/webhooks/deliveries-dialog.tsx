import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { webhooks } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import type { Delivery, Webhook } from '../../../../shared/features/organizations/webhooks/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import styles from '../api-tab/api-tab.module.css';
import { deliveriesQuery } from './queries.ts';

interface DeliveriesDialogProps {
  organizationId: string;
  webhook: Webhook;
  timeZone: string;
  onClose: () => void;
}

export function DeliveriesDialog({ organizationId, webhook, timeZone, onClose }: DeliveriesDialogProps) {
  const { t } = useTranslation('webhooks');
  const errorText = useErrorText();
  const list = useInfiniteQuery(deliveriesQuery(organizationId, webhook.id));
  const sending = useApiMutation(webhooks.redeliver, () => list.refetch());
  const deliveries = list.data?.pages.flatMap(({ data }) => data);

  const redeliver = (deliveryId: string) =>
    sending.mutate(
      { organizationId, webhookId: webhook.id, deliveryId },
      {
        onSuccess: () => toastDone(t('deliveries.sentAgain')),
        onError: error => toastFailed(errorText(error)),
      },
    );

  return (
    <Dialog title={t('deliveries.title')} size={680} fillsPhone onClose={onClose}>
      <div className={styles.fields}>
        <p className={`${layout.soft} ${layout.small}`} dir="ltr">
          {webhook.url}
        </p>
        {list.error && !deliveries && (
          <ListFailure text={errorText(list.error)} onRetry={() => void list.refetch()} />
        )}
        {!list.error && !deliveries && <p role="status">{t('deliveries.loading')}</p>}
        {deliveries?.length === 0 && <p>{t('deliveries.none')}</p>}
        {deliveries && deliveries.length > 0 && (
          <ul className={styles.keys} aria-label={t('deliveries.title')}>
            {deliveries.map(delivery => (
              <DeliveryLine
                key={delivery.id}
                delivery={delivery}
                timeZone={timeZone}
                canSend={webhook.state === 'active'}
                isSending={sending.isPending}
                onSend={() => redeliver(delivery.id)}
              />
            ))}
          </ul>
        )}
        <LoadMore list={list} />
      </div>
    </Dialog>
  );
}

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

function DeliveryLine({ delivery, timeZone, canSend, isSending, onSend }: DeliveryLineProps) {
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
