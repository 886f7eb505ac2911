import type { ParseKeys } from 'i18next';
import type { Addition } from '../../platform/features/menu-entries.ts';
import { features } from '../features.ts';
import { navigation } from '../navigation/navigation.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export const searchKeys = isApple ? '⌘K' : 'Ctrl K';

export type ShortcutAction = 'palette' | 'help';

interface Shortcut {
  key: string;
  label: ParseKeys<'shell'>;
  target: { act: ShortcutAction } | Pick<Addition, 'page' | 'search'>;
  isMembersOnly?: true;
}

const additions = [
  ...navigation.flatMap(({ add }) => add ?? []),
  ...features.flatMap(feature => feature.additions ?? []),
];

/** Single-key shortcuts; ignored while the user types in a field. */
export const shortcuts: readonly Shortcut[] = [
  { key: '?', label: 'help.title', target: { act: 'help' } },
  { key: '/', label: 'palette.open', target: { act: 'palette' } },
  ...additions.flatMap(({ shortcut, label, ...target }) =>
    shortcut ? { key: shortcut, label, target, isMembersOnly: true as const } : [],
  ),
];
