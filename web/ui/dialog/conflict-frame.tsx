import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

export interface ConflictChoice {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

interface ConflictFrameProps extends ConflictChoice {
  title: string;
  takeTheirs: string;
  keepMine: string;
  size?: number;
  children: ReactNode;
}

/** Frame of a version conflict dialog; closing it changes nothing. */
export function ConflictFrame({
  title,
  takeTheirs,
  keepMine,
  size = 480,
  children,
  ...act
}: ConflictFrameProps) {
  return (
    <Dialog onClose={act.onClose} title={title} size={size}>
      {children}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={act.onTakeTheirs}>
          {takeTheirs}
        </Button>
        <Button onClick={act.onKeepMine}>{keepMine}</Button>
      </Group>
    </Dialog>
  );
}
