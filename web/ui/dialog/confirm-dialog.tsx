import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import layout from '../layout/layout.module.css';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, naming the record: "Delete note of 3 May for 陈小明?" */
  title: string;
  consequence: string;
  children?: ReactNode;
  confirm: string;
  keep: string;
  /** A third choice, which is better than the confirmed one. While it is working, the others wait. */
  better?: { label: string; isWorking: boolean; onChoose: () => void } | undefined;
  isWorking?: boolean;
  /** Whether the action can be corrected later; its button is then not red. */
  isCorrectable?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Confirms an action that cannot be undone. Escape and outside clicks cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, consequence, children, confirm, keep, onConfirm, onKeep } = props;
  const { better, isWorking = false, isCorrectable = false } = props;
  const isWaiting = better?.isWorking === true;
  return (
    <DialogFrame isOpen={isOpen} onClose={() => !isWaiting && onKeep()} title={title} size={440}>
      <p className={layout.soft}>{consequence}</p>
      {children}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus disabled={isWaiting} onClick={onKeep}>
          {keep}
        </Button>
        <Button
          {...(!isCorrectable && { color: 'red' })}
          {...(better && { variant: 'outline' })}
          disabled={isWaiting}
          loading={isWorking}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
        {better && (
          <Button loading={better.isWorking} onClick={better.onChoose}>
            {better.label}
          </Button>
        )}
      </Group>
    </DialogFrame>
  );
}
