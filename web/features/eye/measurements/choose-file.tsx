import { useTranslation } from 'react-i18next';
import { TableDrop } from '../../../ui/file/table/table-drop.tsx';
import type { TableFile } from '../../../ui/file/table/table-source.ts';
import layout from '../../../ui/layout/layout.module.css';
import { deviceSource } from './device-source.ts';
import styles from './import.module.css';

interface ChooseFileProps {
  isReady: boolean;
  onRead: (files: TableFile[]) => void;
}

export function ChooseFile({ isReady, onRead }: ChooseFileProps) {
  const { t } = useTranslation(['measurements', 'ui']);
  return (
    <section className={styles.card} aria-label={t('ui:file.chooseOnPhone')}>
      <p className={layout.readable}>{t('choose.text')}</p>
      {isReady && <TableDrop source={deviceSource} isMultiple onRead={onRead} />}
      <p className={layout.hint}>{t('choose.privacy')}</p>
    </section>
  );
}
