import '@mantine/core/styles/Progress.layer.css';
import '@mantine/nprogress/styles.layer.css';
import { NavigationProgress, nprogress } from '@mantine/nprogress';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { isBusy, onActivity } from '../api/activity.ts';

/** Shorter waits are not shown: a bar that flickers says nothing. */
const patience = 200;

/** The line at the top while a request or a page is on its way. */
export function ProgressBar() {
  const { t } = useTranslation();
  const isMoving = useNavigation().state !== 'idle';
  const isCalling = useSyncExternalStore(onActivity, isBusy);
  const isWaiting = isMoving || isCalling;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => nprogress.start(), patience);
    return () => {
      clearTimeout(timer);
      nprogress.complete();
    };
  }, [isWaiting]);

  return <NavigationProgress aria-label={t('loading')} size={3} />;
}
