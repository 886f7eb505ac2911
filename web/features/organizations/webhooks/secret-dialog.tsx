import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhooks } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import type { Webhook } from '../../../../shared/features/organizations/webhooks/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { ShownSecret } from '../api-tab/shown-secret.tsx';
import { makeSecret } from './make-secret.ts';
import { webhooksQuery } from './queries.ts';

interface SecretDialogProps {
  organizationId: string;
  webhook: Webhook;
  onClose: () => void;
}

export function SecretDialog({ organizationId, webhook, onClose }: SecretDialogProps) {
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
