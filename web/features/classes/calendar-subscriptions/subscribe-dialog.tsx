import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { calendarSubscriptionQuery } from './queries.ts';
import { ShownAddress } from './shown-address.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import styles from './subscription.module.css';
import { SubscriptionFacts } from './subscription-facts.tsx';

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
