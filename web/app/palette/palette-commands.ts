import { type Icon, IconKeyboard, IconLanguage, IconLogout, IconSun } from '@tabler/icons-react';
import type { Role } from '../../../shared/core/permissions.ts';
import type { Addition, PalettePage } from '../../platform/features/menu-entries.ts';
import { features } from '../features.ts';
import { isPageFor, navigation } from '../navigation/navigation.ts';

/** A command of the palette. */
export interface Command {
  id: string;
  label: string;
  /** Secondary text. */
  detail?: string;
  Icon: Icon;
  run: () => void;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: Command[];
}

/** Pages that are not in the sidebar. */
const otherPages: PalettePage[] = features.flatMap(feature => feature.palettePages ?? []);

/** Where those have their labels. */
export const labelNamespaces = otherPages.flatMap(({ namespaces }) => namespaces ?? []);

const additions = [
  ...features.flatMap(feature => feature.additions ?? []),
  ...navigation.flatMap(({ add }) => add ?? []),
];

/** Pages of a role: those of its sidebar in order, then the others. */
export function pagesFor(role: Role): PalettePage[] {
  return [...navigation.filter(({ who }) => who.includes(role)), ...otherPages.filter(isPageFor(role))];
}

/** Records a role may add. */
export function additionsFor(role: Role): Addition[] {
  return additions.filter(isPageFor(role));
}

/** Whether a label contains each typed word, ignoring case. */
export function matchesText(label: string, typed: string): boolean {
  const inLabel = label.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => inLabel.includes(word));
}

export const actionIcons = {
  language: IconLanguage,
  theme: IconSun,
  keyboard: IconKeyboard,
  signOut: IconLogout,
};
