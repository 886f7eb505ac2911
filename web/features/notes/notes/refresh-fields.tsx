import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChangedField } from '../../../../shared/core/rich-document/fill-fields.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import styles from './note.module.css';

interface RefreshFieldsProps {
  changes: readonly ChangedField[];
  labels: ReadonlyMap<string, string>;
  onApply: () => void;
  onClose: () => void;
}

export function RefreshFields({ changes, labels, onApply, onClose }: RefreshFieldsProps) {
  const { t } = useTranslation('notes');
  const shown = (value: string | null) => value ?? '—';
  return (
    <Dialog onClose={onClose} title={t('refresh.title')} size={520}>
      <p>{t('refresh.text')}</p>
      <ul className={styles.changes}>
        {changes.map(({ name, before, after }) => (
          <li key={`${name} ${before}`}>
            <span>{labels.get(name) ?? name}</span>
            {shown(before)} → {shown(after)}
          </li>
        ))}
      </ul>
      <DialogButtons cancel={t('refresh.keep')} onCancel={onClose}>
        <Button onClick={onApply}>{t('refresh.apply')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
