import type { Feature } from '../../platform/features/feature.ts';

export const intake: Feature = {
  caseListTabs: [
    {
      key: 'import',
      title: 'imports:tab',
      order: 3,
      roles: ['admin'],
      permission: 'case:import',
      namespaces: ['imports', 'cases'],
      load: () => import('./imports/imports-tab.tsx'),
    },
    {
      key: 'qr',
      title: 'qr:tab',
      order: 4,
      namespaces: ['qr', 'validation'],
      load: () => import('./qr-codes/qr-code-tab.tsx'),
    },
  ],
};
