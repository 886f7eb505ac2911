import type { Feature } from '../../platform/features/feature.ts';

export const privacy: Feature = {
  caseTabs: [
    {
      key: 'rights',
      title: 'privacy:tab.title',
      namespaces: ['privacy', 'ui', 'validation'],
      roles: ['admin'],
      load: () => import('./case-rights/rights-tab.tsx'),
    },
  ],
  organizationTabs: [
    {
      key: 'privacy',
      title: 'tab.privacy',
      namespaces: ['privacy', 'validation'],
      roles: ['admin'],
      load: () => import('./retention/privacy-panel.tsx'),
    },
  ],
  timelineEvents: [
    {
      namespaces: ['privacy'],
      load: async () => (await import('./case-rights/rights-timeline-events.ts')).rightsTimelineEvents,
    },
  ],
};
