import type { PaletteEntry } from '../../../platform/features/menu-entries.ts';

const members = ['user', 'admin'] as const;
const part = { page: 'settings', parent: 'pages:settings', icon: 'settings' } as const;

export const settingsEntries: readonly PaletteEntry[] = [
  { ...part, search: '?tab=account', label: 'settings:tab.account' },
  { ...part, search: '?tab=certificates', label: 'settings:tab.certificates', roles: members },
  { ...part, search: '?tab=profile', label: 'settings:tab.profile' },
];
