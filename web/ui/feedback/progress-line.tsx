import { NavigationProgress, nprogress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds before the bar appears, so that it does not flicker. */
const delayMs = 200;

export default function ProgressLine({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation();

  useEffect(() => {
    if (!isWaiting) return;
    let isShown = false;
    const timer = setTimeout(() => {
      isShown = true;
      // Without a reset, a bar that has just ended would begin full.
      nprogress.reset();
      nprogress.start();
    }, delayMs);
    return () => {
      clearTimeout(timer);
      if (isShown) nprogress.complete();
    };
  }, [isWaiting]);

  return <NavigationProgress aria-label={t('loading')} size={3} />;
}
