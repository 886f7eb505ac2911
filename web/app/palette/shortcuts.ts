import type { ParseKeys } from 'i18next';
import type { PageWithoutParams } from '../navigation/navigation.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The palette's shortcut on this platform. */
export const searchKeys = isApple ? '⌘K' : 'Ctrl K';

export type ShortcutAction = 'palette' | 'help';

interface Shortcut {
  key: string;
  label: ParseKeys<'shell'>;
  /** The action, or the page it opens. */
  target: { act: ShortcutAction } | { page: PageWithoutParams; search?: string };
  /** Hidden from superadmins, who have no such pages. */
  isMembersOnly?: true;
}

/** Single-key shortcuts, ignored while typing. */
export const shortcuts: readonly Shortcut[] = [
  { key: '?', label: 'keyboard.help', target: { act: 'help' } },
  { key: '/', label: 'palette.open', target: { act: 'palette' } },
  { key: 'c', label: 'nav.newCase', target: { page: 'cases', search: '?new=1' }, isMembersOnly: true },
  { key: 'n', label: 'nav.newNote', target: { page: 'createNote' }, isMembersOnly: true },
  { key: 'e', label: 'nav.newEyeReport', target: { page: 'createEyeReport' }, isMembersOnly: true },
];
