import type { Feature } from '../../platform/features/feature.ts';

export const intake: Feature = {
  caseListTabs: [
    {
      key: 'qr',
      title: 'qr:tab',
      order: 4,
      namespaces: ['qr', 'validation'],
      load: () => import('./qr-codes/qr-code-tab.tsx'),
    },
  ],
};
