import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../shared/eye/schema.ts';

interface ConflictDialogProps {
  /** What somebody else has saved meanwhile. */
  theirs: EyeReport;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Somebody else saved first: the person decides; closing it changes nothing. */
export function ConflictDialog({ theirs, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['eye', 'common']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('conflict.title')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{t('conflict.text', { name: theirs.savedBy.fullName })}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
      </Group>
    </Modal>
  );
}
