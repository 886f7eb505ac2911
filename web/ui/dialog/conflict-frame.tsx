import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

export interface ConflictChoice {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

interface ConflictFrameProps extends ConflictChoice {
  textOf: (part: 'title' | 'takeTheirs' | 'keepMine') => string;
  size?: number;
  children: ReactNode;
}

/** Dialog for a version conflict. The user keeps the other person's version or the user's own version. */
export function ConflictFrame({ textOf, size = 480, children, ...act }: ConflictFrameProps) {
  return (
    <Dialog onClose={act.onClose} title={textOf('title')} size={size}>
      {children}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={act.onTakeTheirs}>
          {textOf('takeTheirs')}
        </Button>
        <Button onClick={act.onKeepMine}>{textOf('keepMine')}</Button>
      </Group>
    </Dialog>
  );
}
