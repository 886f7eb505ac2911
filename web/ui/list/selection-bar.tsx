import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  actions: ReactNode;
  onClear: () => void;
}

export function SelectionBar({ count, actions, onClear }: SelectionBarProps) {
  const { t } = useTranslation('ui');
  return (
    <section className={styles.root} aria-label={t('list.selected', { count })}>
      <span className={styles.count} role="status">
        {t('list.selected', { count })}
      </span>
      <div className={styles.actions}>{actions}</div>
      <Button
        className={styles.clear}
        variant="transparent"
        rightSection={<IconX size={18} aria-hidden />}
        onClick={onClear}
      >
        {t('list.unselect')}
      </Button>
    </section>
  );
}
