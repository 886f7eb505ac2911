import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import type { FeedScope } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import { config } from '../../../platform/api/config.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { keepSubscription } from './queries.ts';
import styles from './subscription.module.css';

interface SubscribeFormProps {
  before?: FeedScope;
  onMade: (address: string) => void;
  onCancel: () => void;
}

export function SubscribeForm({ before, onMade, onCancel }: SubscribeFormProps) {
  const { t } = useTranslation('timetable');
  const errorText = useErrorText();
  const language = useLocale();
  const { organization } = useSession();
  const [scope, setScope] = useState<FeedScope>(before ?? 'mine');
  const [secret] = useState(newFeedSecret);
  const subscribing = useApiMutation(calendarSubscriptions.subscribeToCalendar, keepSubscription);

  async function subscribe(): Promise<void> {
    if (!organization) return;
    const script = organization.script;
    try {
      await subscribing.mutateAsync({ scope, language, script, secret });
      onMade(await feedAddress(organization.organizationSlug, secret));
    } catch (error) {
      void toastFailed(errorText(error, 'edit'));
    }
  }

  return (
    <form
      noValidate
      className={styles.dialog}
      onSubmit={event => {
        event.preventDefault();
        void subscribe();
      }}
    >
      <p>{t('feed.text')}</p>
      <Radio.Group
        label={t('feed.scope.label')}
        value={scope}
        onChange={value => setScope(value === 'all' ? 'all' : 'mine')}
      >
        <div className={styles.choices}>
          <Radio value="mine" label={t('feed.scope.mine')} />
          <Radio value="all" label={t('feed.scope.all')} />
        </div>
      </Radio.Group>
      <Notice tone={before ? 'attention' : 'quiet'}>{t(before ? 'feed.replaceText' : 'feed.privacy')}</Notice>
      <DialogActions
        submit={t(before ? 'feed.replace' : 'feed.make')}
        isWorking={subscribing.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}

const secretBytes = 32;

/** Makes a secret that only this browser knows; the server stores its hash. */
function newFeedSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** URL at which calendar apps such as Outlook read the user's timetable. */
async function feedAddress(organization: string, secret: string): Promise<string> {
  const { api } = await config();
  const address = new URL(`${api}/${calendarSubscriptions.readCalendarFeed.path}`, window.location.origin);
  address.searchParams.set('token', `${organization}.${secret}`);
  return address.href;
}
