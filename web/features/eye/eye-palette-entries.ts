import type { PaletteEntry } from '../../platform/features/menu-entries.ts';

export const eyePaletteEntries: readonly PaletteEntry[] = [
  {
    page: 'eyeReports',
    search: '?tab=import',
    label: 'measurements:open',
    icon: 'eye',
    module: 'eye',
    isAction: true,
  },
];
