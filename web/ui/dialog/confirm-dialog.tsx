import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Names the thing: "Delete note of 3 May for 陈小明?" */
  title: string;
  /** What follows from it. */
  consequence: string;
  /** Verbs of both buttons. */
  confirm: string;
  keep: string;
  /** What was confirmed is on its way. */
  isWorking?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before something that cannot be taken back. Escape and a click outside change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { isOpen, title, consequence, confirm, keep, isWorking = false, onConfirm, onKeep } = props;
  return (
    <Modal
      opened={isOpen}
      onClose={onKeep}
      title={title}
      size={440}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p className={styles.text}>{consequence}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus onClick={onKeep}>
          {keep}
        </Button>
        <Button color="red" loading={isWorking} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
