import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { webhooks } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import type { Webhook } from '../../../../shared/features/organizations/webhooks/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../api-tab/api-tab.module.css';
import { ShownSecret } from '../api-tab/shown-secret.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { makeSecret } from './make-secret.ts';
import { deliveriesQuery, webhooksQuery } from './queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type WebhookAction, WebhookRow } from './webhook-row.tsx';

type Open = { action: WebhookAction | 'add'; webhookId?: string };

/** Settings section with webhooks: URLs that are called on events in the organisation. */
export function WebhooksSection({
  record: { id: organizationId, timeZone },
}: {
  record: Pick<FullOrganization, 'id' | 'timeZone'>;
}) {
  const { t } = useTranslation(['webhooks', 'common']);
  const errorText = useErrorText();
  const query = webhooksQuery(organizationId);
  const { data: list, error, refetch } = useQuery(query);
  const [open, setOpen] = useState<Open>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const changing = useApiMutation(webhooks.changeWebhook, refresh);
  const testing = useApiMutation(webhooks.testWebhook, refresh);
  const deleting = useApiMutation(webhooks.deleteWebhook, refresh);
  const chosen = list?.find(({ id }) => id === open?.webhookId);
  const close = () => setOpen(undefined);
  const fail = (failure: unknown) => {
    toastFailed(errorText(failure));
    void refresh();
  };

  function act(action: WebhookAction, { id: webhookId, version }: { id: string; version: number }): void {
    const of = { organizationId, webhookId };
    if (action === 'pause' || action === 'resume') {
      const state = action === 'pause' ? 'paused' : 'active';
      const onSuccess = () => toastDone(t(`done.${action}`));
      changing.mutate({ ...of, version, state }, { onSuccess, onError: fail });
    } else if (action === 'test') {
      const onSuccess = () => {
        queryClient.removeQueries({ queryKey: deliveriesQuery(organizationId, webhookId).queryKey });
        setOpen({ action: 'deliveries', webhookId });
      };
      testing.mutate(of, { onSuccess, onError: fail });
    } else setOpen({ action, webhookId });
  }

  const remove = () =>
    chosen &&
    deleting.mutate(
      { organizationId, webhookId: chosen.id },
      { onSuccess: () => toastDone(t('done.delete')), onError: fail, onSettled: close },
    );

  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <Button onClick={() => setOpen({ action: 'add' })}>{t('add')}</Button>
      </div>
      <p>{t('intro')}</p>
      {error && !list && <ListFailure text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !list && <p role="status">{t('loading')}</p>}
      {list?.length === 0 && <p className={`${layout.soft} ${layout.small}`}>{t('none')}</p>}
      {list && list.length > 0 && (
        <ul className={styles.keys} aria-label={t('title')}>
          {list.map(webhook => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              timeZone={timeZone}
              onAction={action => act(action, webhook)}
            />
          ))}
        </ul>
      )}
      {(open?.action === 'add' || (open?.action === 'change' && chosen)) && (
        <WebhookDialog
          organizationId={organizationId}
          webhook={open.action === 'change' ? chosen : undefined}
          onSaved={refresh}
          onClose={close}
        />
      )}
      {open?.action === 'deliveries' && chosen && (
        <DeliveriesDialog
          organizationId={organizationId}
          webhook={chosen}
          timeZone={timeZone}
          onClose={() => {
            close();
            void refresh();
          }}
        />
      )}
      {open?.action === 'secret' && chosen && (
        <SecretDialog organizationId={organizationId} webhook={chosen} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={open?.action === 'delete' && chosen !== undefined}
        title={t('deleteTitle', { url: chosen?.url ?? '' })}
        consequence={t('deleteText')}
        confirm={t('act.delete')}
        keep={t('common:cancel')}
        isWorking={deleting.isPending}
        onConfirm={remove}
        onKeep={close}
      />
    </section>
  );
}

interface SecretDialogProps {
  organizationId: string;
  webhook: Webhook;
  onClose: () => void;
}

function SecretDialog({ organizationId, webhook, onClose }: SecretDialogProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const errorText = useErrorText();
  const [secret] = useState(makeSecret);
  const [isReplaced, setReplaced] = useState(false);
  const replacing = useApiMutation(webhooks.replaceWebhookSecret, () =>
    queryClient.invalidateQueries({ queryKey: webhooksQuery(organizationId).queryKey }),
  );
  if (isReplaced) {
    return (
      <Dialog title={t('shown.replaced')} size={560}>
        <ShownSecret
          secret={secret}
          label={t('shown.label')}
          text={t('shown.textReplaced')}
          use={t('shown.use')}
          copied={t('shown.copied')}
          onDone={onClose}
        />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('secretTitle')}
      consequence={t('secretText')}
      confirm={t('act.secret')}
      keep={t('common:cancel')}
      isWorking={replacing.isPending}
      onConfirm={() =>
        replacing.mutate(
          { organizationId, webhookId: webhook.id, secret },
          { onSuccess: () => setReplaced(true), onError: error => toastFailed(errorText(error)) },
        )
      }
      onKeep={onClose}
    />
  );
}
