import type { Feature } from '../../platform/features/feature.ts';
import type { PageEntry } from '../../platform/features/menu-entries.ts';

const library: PageEntry = { page: 'library', label: 'header.library', icon: 'library' };

export const courses: Feature = {
  navigation: [
    {
      page: 'developer',
      label: 'nav.developer',
      icon: 'code',
      who: ['admin'],
      activePaths: ['/developer', '/courses/edit', '/activity/create', '/activity/published/edit'],
    },
    {
      page: 'curriculum',
      label: 'nav.curriculum',
      icon: 'curriculum',
      who: ['superadmin'],
      activePaths: ['/curriculum'],
    },
  ],
  headerLinks: [library],
  palettePages: [library],
};
