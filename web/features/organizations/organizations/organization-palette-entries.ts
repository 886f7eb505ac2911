import type { PaletteEntry } from '../../../platform/features/menu-entries.ts';

const ofOwnOrganization = {
  page: 'organization',
  parent: 'pages:organization',
  icon: 'building',
  roles: ['admin'],
} as const;

/** Palette entries for settings that are in no tab of another feature. */
export const organizationEntries: readonly PaletteEntry[] = [
  { ...ofOwnOrganization, label: 'organizations:tab.details' },
  { ...ofOwnOrganization, search: '?tab=preferences', label: 'organizations:tab.preferences' },
  {
    page: 'organizations',
    search: '?new=1',
    label: 'organizations:list.new',
    icon: 'building',
    roles: ['superadmin'],
    isAction: true,
  },
  {
    page: 'admins',
    search: '?new=1',
    label: 'people:admins.invite',
    icon: 'admins',
    roles: ['superadmin'],
    isAction: true,
  },
];
