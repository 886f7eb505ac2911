import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../../ui/layout/header.module.css';
import { searchKeys } from './shortcuts.ts';

export function PaletteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <IconSearch size={16} aria-hidden />
      <span className={styles.searchWord}>{t('palette.open')}</span>
      <kbd aria-hidden className={styles.keys}>
        {searchKeys}
      </kbd>
    </button>
  );
}
