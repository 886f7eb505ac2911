import type { Feature } from '../../platform/features/feature.ts';

export const reports: Feature = {
  parts: {
    earlierVersion: { namespaces: ['sending'], load: () => import('./sending/earlier-version.tsx') },
    linkedReport: {
      namespaces: ['sending'],
      places: ['reportSources'],
      load: () => import('./report-links/linked-report.tsx'),
    },
    mailedReport: { places: ['reportSources'], load: () => import('./sending/mailed-report.tsx') },
    revokeLink: { namespaces: ['sending'], load: () => import('./sending/revoke-link.tsx') },
    sendDialog: { load: () => import('./sending/send-dialog.tsx') },
    sentCard: { load: () => import('./sending/sent-card.tsx') },
  },
  pageDialogs: [
    {
      pages: ['home', 'dashboard', 'case'],
      namespaces: ['sending', 'validation'],
      places: ['reportSources'],
      param: 'send',
      load: () => import('./sending/send-dialog-from-url.tsx'),
    },
  ],
  quickActions: [{ label: 'quick.sendReport', icon: 'mail', search: '?send=1', sendableReports: true }],
  caseActions: [
    {
      label: 'menu.sendReport',
      icon: 'mail',
      page: 'case',
      param: 'send',
      sendableReports: true,
      isButton: true,
    },
  ],
  timelineEvents: [
    {
      filter: { kind: 'email', label: 'timeline.kind.email' },
      load: async () => (await import('./sending/sending-timeline-events.tsx')).sendingTimelineEvents,
    },
  ],
};
