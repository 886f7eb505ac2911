import { Button, CopyButton, Group, Loader, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import type { CalendarSubscription } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { calendarSubscriptionQuery, keepSubscription } from './queries.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import styles from './subscription.module.css';

export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['timetable', 'common']);
  const { data, isPending, isError, refetch } = useQuery(calendarSubscriptionQuery);
  const [address, setAddress] = useState<string>();
  const [isReplacing, setReplacing] = useState(false);
  const subscription = data?.subscription;

  const finish = (shown: string) => {
    setReplacing(false);
    setAddress(shown);
  };

  function content() {
    if (isPending) return <Loader aria-label={t('feed.loading')} />;
    if (isError)
      return (
        <Notice
          tone="danger"
          action={
            <Button variant="default" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('feed.failed')}
        </Notice>
      );
    if (address) return <ShownAddress address={address} onDone={onClose} />;
    if (!subscription) return <SubscribeForm onMade={finish} onCancel={onClose} />;
    if (isReplacing)
      return (
        <SubscribeForm before={subscription.scope} onMade={finish} onCancel={() => setReplacing(false)} />
      );
    return <SubscriptionFacts subscription={subscription} onReplace={() => setReplacing(true)} />;
  }

  return (
    <Dialog entries="kept" onClose={onClose} title={t('feed.title')} size={520} fillsPhone>
      <div className={styles.dialog}>{content()}</div>
    </Dialog>
  );
}

/** Shows a new subscription address, which cannot be shown again later. */
function ShownAddress({ address, onDone }: { address: string; onDone: () => void }) {
  const { t } = useTranslation(['timetable', 'common', 'ui']);
  return (
    <>
      <TextInput
        label={t('feed.address')}
        description={t('feed.once')}
        readOnly
        value={address}
        onFocus={event => event.currentTarget.select()}
      />
      <p className={layout.soft}>{t('feed.how')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          {t('common:close')}
        </Button>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              <span aria-live="polite">{t(copied ? 'ui:done.copiedIt' : 'feed.copy')}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
    </>
  );
}

interface SubscriptionFactsProps {
  subscription: CalendarSubscription;
  onReplace: () => void;
}

function SubscriptionFacts({ subscription, onReplace }: SubscriptionFactsProps) {
  const { t } = useTranslation(['timetable', 'ui']);
  const errorText = useErrorText();
  const { instant } = useInstants();
  const [isAsked, setAsked] = useState(false);
  const ending = useApiMutation(calendarSubscriptions.endCalendarSubscription, answer =>
    keepSubscription(answer.subscription),
  );
  const { scope, createdAt, fetchedAt } = subscription;

  async function end(): Promise<void> {
    try {
      await ending.mutateAsync({ createdAt });
      void toastDone(t('feed.ended'));
    } catch (error) {
      void toastFailed(errorText(error, 'edit'));
    }
    setAsked(false);
  }

  return (
    <>
      <p>{t('feed.hidden')}</p>
      <dl className={styles.facts}>
        <dt>{t('feed.scope.label')}</dt>
        <dd>{t(`feed.scope.${scope}`)}</dd>
        <dt>{t('feed.made')}</dt>
        <dd>{instant(createdAt)}</dd>
        <dt>{t('feed.fetched')}</dt>
        <dd>{fetchedAt === null ? t('feed.never') : instant(fetchedAt)}</dd>
      </dl>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" color="red" onClick={() => setAsked(true)}>
          {t('feed.end')}
        </Button>
        <Button onClick={onReplace}>{t('feed.replace')}</Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('feed.endTitle')}
        consequence={t('feed.endText')}
        confirm={t('feed.end')}
        keep={t('ui:act.keepIt')}
        isWorking={ending.isPending}
        onConfirm={() => void end()}
        onKeep={() => setAsked(false)}
      />
    </>
  );
}
