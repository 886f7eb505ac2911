import type { Feature } from '../../platform/features/feature.ts';

export const intake: Feature = {
  caseListTabs: [
    {
      key: 'import',
      title: 'imports:tab',
      order: 4,
      roles: ['admin'],
      permission: 'case:import',
      namespaces: ['imports', 'cases'],
      load: () => import('./imports/imports-tab.tsx'),
    },
  ],
};
