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
      // Without a reset, the bar would start full if the last one has just ended.
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
