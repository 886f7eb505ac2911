import type { PaletteEntry } from '../../platform/features/menu-entries.ts';

export const eyePaletteEntries: readonly PaletteEntry[] = [
  {
    page: 'eyeReports',
    search: '?tab=import',
    label: 'eye:menu.import',
    icon: 'eye',
    module: 'eye',
    isAction: true,
  },
];
