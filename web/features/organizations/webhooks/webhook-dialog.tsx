import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhooks } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import { type Webhook, webhookEvents } from '../../../../shared/features/organizations/webhooks/schema.ts';
import { WebhookUrl } from '../../../../shared/features/organizations/webhooks/url.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { useOpenedRecord } from '../../../ui/dialog/use-opened-record.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import styles from '../api-tab/api-tab.module.css';
import { ShownSecret } from '../api-tab/shown-secret.tsx';
import { makeSecret } from './make-secret.ts';

const maxUrlLength = 500;

type WebhookValues = Pick<Webhook, 'url' | 'events'>;

interface WebhookDialogProps {
  organizationId: string;
  /** Absent for a new webhook. */
  webhook?: Webhook | undefined;
  onSaved: () => unknown;
  onClose: () => void;
}

/** Creates or edits a webhook. A new secret is created in the browser and shown once. */
export function WebhookDialog({ organizationId, webhook, onSaved, onClose }: WebhookDialogProps) {
  const { t } = useTranslation(['webhooks', 'ui']);
  const errorText = useErrorText();
  const [secret] = useState(makeSecret);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<string[]>(webhook?.events ?? []);
  const [isChecked, setChecked] = useState(false);
  const [added, setAdded] = useState<Webhook>();
  const adding = useApiMutation(webhooks.createWebhook, onSaved);
  const changing = useApiMutation(webhooks.changeWebhook, onSaved);
  const { version, handleConflict, conflict } = useOpenedRecord(webhook, {
    valuesOf: (stored): WebhookValues => ({ url: stored.url, events: stored.events }),
    typed: { url, events: webhookEvents.filter(event => events.includes(event)) },
    save: change,
    take: theirs => {
      setUrl(theirs.url);
      setEvents(theirs.events);
      onSaved();
    },
  });
  if (added) {
    return (
      <Dialog title={t('shown.title')} size={560}>
        <ShownSecret
          secret={secret}
          label={t('shown.label')}
          text={t('shown.text')}
          use={t('shown.use')}
          copied={t('shown.copied')}
          onDone={onClose}
        />
      </Dialog>
    );
  }

  const urlProblem =
    url.trim() === '' ? 'validation.required' : WebhookUrl.safeParse(url).error?.issues[0]?.message;

  const chosen = webhookEvents.filter(event => events.includes(event));
  const fail = (error: unknown) => toastFailed(errorText(error, webhook ? 'edit' : 'create'));

  function change(over: number, values: WebhookValues): void {
    if (!webhook) return;
    changing.mutate(
      { organizationId, webhookId: webhook.id, version: over, ...values },
      {
        onSuccess: () => {
          toastDone(t('saved'));
          onClose();
        },
        onError: error => handleConflict(error) || fail(error),
      },
    );
  }

  function send(): void {
    setChecked(true);
    if (urlProblem || chosen.length === 0) return;
    if (webhook) change(version, { url, events: chosen });
    else
      adding.mutate({ organizationId, url, events: chosen, secret }, { onSuccess: setAdded, onError: fail });
  }

  return (
    <Dialog
      title={t(webhook ? 'dialog.change' : 'add')}
      size={520}
      fillsPhone
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <form
        noValidate
        className={styles.fields}
        onSubmit={event => {
          event.preventDefault();
          send();
        }}
      >
        <LineField
          label={t('dialog.url')}
          description={t('dialog.urlHelp')}
          required
          type="url"
          inputMode="url"
          spellCheck={false}
          limit={maxUrlLength}
          value={url}
          error={isChecked ? urlProblem : undefined}
          onChange={event => setUrl(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={t('dialog.events')}
          description={t('dialog.eventsHelp')}
          required
          value={events}
          error={isChecked && events.length === 0 ? t('ui:chooseOne') : undefined}
          onChange={setEvents}
        >
          <div className={styles.scopes}>
            {webhookEvents.map(event => (
              <Checkbox key={event} value={event} label={t(`event.${event}`)} />
            ))}
          </div>
        </Checkbox.Group>
        <DialogActions
          submit={t(webhook ? 'ui:act.save' : 'dialog.addButton')}
          isWorking={adding.isPending || changing.isPending}
          onCancel={onClose}
        />
      </form>
      {conflict && (
        <ConflictFrame {...conflict}>
          <p>{conflict.theirs.url}</p>
          <p>{conflict.theirs.events.map(event => t(`event.${event}`)).join(' · ')}</p>
        </ConflictFrame>
      )}
    </Dialog>
  );
}
