import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Parts } from '../../../platform/features/parts.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { countWaiting } from './day-database.ts';
import styles from './prepared-day.module.css';

/** Warns that signing out deletes unsent answers, with a button to send them. */
export function Component({ onNone, onSignOut, isSignIn }: Parts['unsentAnswers']) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    countWaiting().then(
      waiting => (waiting === 0 ? onNone?.() : setCount(waiting)),
      () => onNone?.(),
    );
  }, [onNone]);
  if (count === undefined) return null;
  if (isSignIn) return <ForOthers count={count} />;
  return onSignOut ? <Question count={count} onSignOut={onSignOut} /> : <Warning count={count} />;
}

function Warning({ count }: { count: number }) {
  const { t } = useTranslation('preparedDay');
  return (
    <Notice tone="attention" action={<SendFirst variant="default" />}>
      {t('unsent.warning', { count })}
    </Notice>
  );
}

function ForOthers({ count }: { count: number }) {
  const { t } = useTranslation('preparedDay');
  return <Notice tone="attention">{t('unsent.otherSignIn', { count })}</Notice>;
}

function Question({ count, onSignOut }: { count: number; onSignOut: () => void }) {
  const { t } = useTranslation('preparedDay');
  usePageTitle(t('unsent.title', { count }));
  return (
    <main className={styles.unlock}>
      <h1>{t('unsent.title', { count })}</h1>
      <p>{t('unsent.text')}</p>
      <Group gap="xs">
        <SendFirst />
        <Button variant="outline" color="red" onClick={onSignOut}>
          {t('unsent.signOut')}
        </Button>
      </Group>
    </main>
  );
}

function SendFirst({ variant }: { variant?: string }) {
  const { t } = useTranslation('preparedDay');
  const to = useTo();
  return (
    <Button component={Link} variant={variant} to={`${to('screenings')}?tab=class`}>
      {t('unsent.send')}
    </Button>
  );
}
