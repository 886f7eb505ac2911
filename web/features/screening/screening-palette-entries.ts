import type { PaletteEntry } from '../../platform/features/menu-entries.ts';

export const screeningPaletteEntries: readonly PaletteEntry[] = [
  { page: 'screenings', search: '?new=1', label: 'learning:list.new', icon: 'screening', isAction: true },
];
