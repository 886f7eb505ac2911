import type { PaletteEntry } from '../../../platform/features/menu-entries.ts';

export const termPaletteEntries: readonly PaletteEntry[] = [
  {
    page: 'terms',
    search: '?tab=staff',
    label: 'terms:tab.staff',
    parent: 'shell:nav.terms',
    icon: 'certificate',
    roles: ['admin'],
  },
];
