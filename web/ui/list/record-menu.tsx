import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RecordMenuProps {
  label: string;
  width?: number;
  /** True on the record's own page, where the menu's button looks like the page's other buttons. */
  isOwnPage?: boolean;
  children: ReactNode;
}

export function RecordMenu({ label, width = 220, isOwnPage = false, children }: RecordMenuProps) {
  const look = isOwnPage ? { variant: 'default' } : { variant: 'subtle', color: 'gray' };
  return (
    <Menu position="bottom-end" width={width}>
      <Menu.Target>
        <ActionIcon {...look} aria-label={label}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface Target {
  label: string;
  href: string;
}

interface OpenItemsProps {
  open: Target;
  /** URL or action that edits the record; false if the record is read-only. */
  edit: Target | false;
}

export function OpenItems({ open, edit }: OpenItemsProps) {
  return (
    <>
      <Menu.Item component={Link} to={open.href} leftSection={<IconEye size={18} />}>
        {open.label}
      </Menu.Item>
      {edit && (
        <Menu.Item component={Link} to={edit.href} leftSection={<IconPencil size={18} />}>
          {edit.label}
        </Menu.Item>
      )}
      <Menu.Divider />
    </>
  );
}
