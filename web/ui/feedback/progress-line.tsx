import { NavigationProgress, nprogress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { steadyShow } from './steady-show.ts';

const noteWait = steadyShow(
  200,
  () => {
    // Without a reset, the bar would start full if the last one has just ended.
    nprogress.reset();
    nprogress.start();
  },
  () => nprogress.complete(),
);

export default function ProgressLine({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation();

  useEffect(() => noteWait(isWaiting), [isWaiting]);

  return <NavigationProgress aria-label={t('loading')} size={3} />;
}
