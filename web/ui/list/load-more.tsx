import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './list-states.module.css';

interface LoadMoreProps {
  shown: number;
  total: number | null;
  isLoading: boolean;
  onMore: () => void;
}

export function LoadMore({ shown, total, isLoading, onMore }: LoadMoreProps) {
  const { t } = useTranslation(['ui', 'common']);
  return (
    <div className={styles.more}>
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {t('common:loadMore')}
      </Button>
      {total !== null && <span>{t('ui:list.shownOf', { shown, total })}</span>}
    </div>
  );
}
