import {
  type Icon,
  IconFile,
  IconHelp,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconPlus,
  IconPrinter,
  IconSun,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icons } from '../../platform/features/icons.ts';

export interface Command {
  id: string;
  label: string;
  detail?: ReactNode;
  Icon: Icon;
  run: () => void;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: Command[];
}

export function matchesText(label: string, typed: string): boolean {
  const inLabel = label.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => inLabel.includes(word));
}

const hasWordWith = (label: string, typed: string): boolean =>
  ` ${label}`.toLocaleLowerCase().includes(` ${typed.toLocaleLowerCase()}`);

/** Pages and actions, then records; children first if a part of a child's name begins with what is typed. */
export function inOrder(known: CommandGroup[], found: CommandGroup[], typed: string): CommandGroup[] {
  const isNamed = ({ id, commands }: CommandGroup) =>
    id === 'case' && typed !== '' && commands.some(({ label }) => hasWordWith(label, typed));
  return [...found.filter(isNamed), ...known, ...found.filter(group => !isNamed(group))];
}

export const entryIcons = { ...icons, page: IconFile, add: IconPlus, form: IconPrinter };

export const actionIcons = {
  language: IconLanguage,
  theme: IconSun,
  help: IconHelp,
  keyboard: IconKeyboard,
  signOut: IconLogout,
};
