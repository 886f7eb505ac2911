import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, naming the record: "Delete note of 3 May for 陈小明?" */
  title: string;
  /** What will happen. */
  consequence: string;
  /** Labels of both buttons. */
  confirm: string;
  keep: string;
  /** The confirmed action is running. */
  isWorking?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Confirms an action that cannot be undone. Escape and outside clicks cancel. */
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
