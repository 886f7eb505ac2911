import type { Feature } from '../../platform/features/feature.ts';
import { publicPages } from './public-pages.ts';

export const intake: Feature = {
  pages: publicPages,
  quickActions: [
    { label: 'quick.qrCode', icon: 'qrCode', page: 'cases', search: '?tab=qr', permission: 'qr-code:read' },
    {
      label: 'quick.import',
      icon: 'import',
      page: 'cases',
      search: '?tab=import',
      permission: 'case:import',
    },
  ],
  attention: [
    {
      key: 'review',
      order: 30,
      icon: 'hourglass',
      title: 'attention.review',
      action: 'attention.reviewThem',
      page: 'cases',
      search: '?tab=review',
      permission: 'registration:review',
      seesAllCases: true,
      load: async () => (await import('./registrations/review/review-attention.ts')).reviewAttention,
    },
  ],
  caseListTabs: [
    {
      key: 'import',
      title: 'imports:tab',
      order: 3,
      roles: ['admin'],
      permission: 'case:import',
      namespaces: ['imports', 'tables', 'cases'],
      load: () => import('./imports/imports-tab.tsx'),
    },
    {
      key: 'review',
      title: 'reviews:tab',
      order: 1,
      permission: 'registration:review',
      seesAllCases: true,
      namespaces: ['reviews', 'cases', 'merges'],
      load: () => import('./registrations/review/review-tab.tsx'),
      count: {
        queryKey: ['registrations'],
        load: async signal => (await import('./registrations/review/queries.ts')).countWaiting(signal),
      },
    },
    {
      key: 'qr',
      title: 'qr:tab',
      order: 4,
      namespaces: ['qr', 'ui', 'validation'],
      load: () => import('./qr-codes/qr-code-tab.tsx'),
    },
  ],
};
