import type { Feature } from '../../platform/features/feature.ts';

export const privacy: Feature = {
  caseTabs: [
    {
      key: 'rights',
      title: 'privacy:tab.title',
      namespaces: ['privacy', 'validation'],
      roles: ['admin'],
      load: () => import('./case-rights/rights-tab.tsx'),
    },
  ],
  timelineEvents: [
    {
      namespaces: ['privacy'],
      load: async () => (await import('./case-rights/rights-timeline-events.ts')).rightsTimelineEvents,
    },
  ],
};
