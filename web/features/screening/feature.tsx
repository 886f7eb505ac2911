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

  pages: {
    neuroTree: {
      namespaces: ['neuroTree', 'ui', 'validation'],
      load: () => import('./tree-entries/neuro-tree.page.tsx'),
    },
    printNeuroTree: {
      namespaces: ['neuroTree'],
      load: () => import('./tree-entries/print-tree.page.tsx'),
    },
  },

  caseTabs: [
    {
      key: 'neuroTree',
      title: 'neuroTree:tab',
      isWide: true,
      namespaces: ['neuroTree', 'ui', 'validation'],
      permission: 'tree-entry:read',
      load: () => import('./tree-entries/tree-tab.tsx'),
    },
  ],

  listStrip: [{ page: 'screenings', label: 'strip.screenings' }],
};
