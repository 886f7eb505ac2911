import { NavigationProgress, nprogress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Delay before the bar appears, so that it does not flicker. */
const delayMs = 200;

export default function ProgressLine({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation();

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => nprogress.start(), delayMs);
    return () => {
      clearTimeout(timer);
      nprogress.complete();
    };
  }, [isWaiting]);

  return <NavigationProgress aria-label={t('loading')} size={3} />;
}
