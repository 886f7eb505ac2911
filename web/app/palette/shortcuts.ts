import type { ParseKeys } from 'i18next';
import type { PlainPage } from '../navigation/navigation.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of the palette, as the keyboard at hand names them. */
export const searchKeys = isApple ? '⌘K' : 'Ctrl K';

export type Act = 'palette' | 'help';

interface Shortcut {
  key: string;
  label: ParseKeys<'shell'>;
  /** What it does here, or where it leads. */
  does: { act: Act } | { page: PlainPage; search?: string };
  /** Not for the platform's administrators, who have no such pages. */
  isForMembers?: true;
}

/** What a single key does while nobody is typing. */
export const shortcuts: readonly Shortcut[] = [
  { key: '?', label: 'keyboard.help', does: { act: 'help' } },
  { key: '/', label: 'palette.open', does: { act: 'palette' } },
  { key: 'c', label: 'nav.newCase', does: { page: 'cases', search: '?new=1' }, isForMembers: true },
  { key: 'n', label: 'nav.newNote', does: { page: 'createNote' }, isForMembers: true },
  { key: 'e', label: 'nav.newEyeReport', does: { page: 'createEyeReport' }, isForMembers: true },
];
