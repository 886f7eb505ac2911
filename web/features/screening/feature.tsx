import type { Feature } from '../../platform/features/feature.ts';

export const screening: Feature = {
  auditTexts: [
    {
      namespaces: ['screenings'],
      load: async () => (await import('./screenings/screening-audit-texts.ts')).screeningAuditTexts,
    },
    {
      namespaces: ['neuroTree'],
      load: async () => (await import('./tree-entries/tree-audit-texts.ts')).treeAuditTexts,
    },
  ],

  timelineEvents: [
    {
      namespaces: ['neuroTree'],
      load: async () => (await import('./tree-entries/tree-timeline-events.ts')).treeTimelineEvents,
    },
  ],

  listStrip: [{ page: 'screenings', label: 'strip.screenings' }],
};
