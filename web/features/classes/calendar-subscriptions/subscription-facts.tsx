import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import type { CalendarSubscription } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepSubscription } from './queries.ts';
import styles from './subscription.module.css';

interface SubscriptionFactsProps {
  subscription: CalendarSubscription;
  onReplace: () => void;
}

export function SubscriptionFacts({ subscription, onReplace }: SubscriptionFactsProps) {
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
