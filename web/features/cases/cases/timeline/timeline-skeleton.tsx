import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function TimelineSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      {[0, 1, 2].map(line => (
        <Skeleton key={line} height={44} mb="lg" />
      ))}
    </div>
  );
}
