import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogButtons } from './dialog.tsx';

export interface ConflictChoice {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

interface ConflictFrameProps extends ConflictChoice {
  /** Name of the record as the other person saved it. */
  name?: string;
  /** Replaces the question which version to keep. */
  text?: string;
  /** Label of the button that drops the user's own version. */
  takeTheirs?: string;
  children?: ReactNode;
}

/** Dialog for a version conflict. The user keeps the other person's version or the user's own version. */
export function ConflictFrame({ name, text, takeTheirs, children, ...act }: ConflictFrameProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog onClose={act.onClose} title={t('conflict.title')} size={480}>
      <p>{text ?? (name ? t('conflict.named', { name }) : t('conflict.keepOrTake'))}</p>
      {children}
      <DialogButtons cancel={takeTheirs ?? t('conflict.takeTheirs')} onCancel={act.onTakeTheirs}>
        <Button onClick={act.onKeepMine}>{t('conflict.keepMine')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
