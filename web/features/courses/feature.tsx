import type { Feature } from '../../platform/features/feature.ts';

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
  headerLinks: [{ page: 'library', label: 'header.library', icon: 'library' }],
};
