import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface PartLoadingProps {
  /** Height of what comes, in pixels. */
  height: number;
}

/** Shown in place of a part of a page that is still loading. */
export function PartLoading({ height }: PartLoadingProps) {
  const { t } = useTranslation('common');
  return <Skeleton height={height} radius={8} role="status" aria-label={t('loading')} />;
}
