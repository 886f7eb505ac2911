import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { webhooks } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import type { Webhook } from '../../../../shared/features/organizations/webhooks/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from '../api-tab/api-tab.module.css';
import { DeliveryLine } from './delivery-line.tsx';
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
        {list.hasNextPage && (
          <LoadMore
            shown={deliveries?.length ?? 0}
            total={null}
            isLoading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        )}
      </div>
    </Dialog>
  );
}
