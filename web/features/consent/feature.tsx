import type { Feature } from '../../platform/features/feature.ts';

export const consent: Feature = {
  auditTexts: [
    {
      namespaces: ['consents'],
      load: async () => (await import('./consents/consent-audit-texts.ts')).consentAuditTexts,
    },
  ],

  timelineEvents: [
    {
      namespaces: ['consents'],
      load: async () => (await import('./consents/consent-timeline-events.ts')).consentTimelineEvents,
    },
  ],

  caseTabs: [
    {
      key: 'consent',
      title: 'consents:tab',
      namespaces: ['consents', 'validation'],
      permission: 'consent:read',
      load: () => import('./consents/consents-tab.tsx'),
    },
  ],

  parts: {
    acceptTermsDialog: {
      load: () => import('./joining-terms/accept-terms-dialog.tsx'),
    },
  },
  navigation: [
    {
      page: 'terms',
      label: 'nav.terms',
      icon: 'certificate',
      who: ['admin'],
      activePaths: ['/terms'],
      add: { page: 'createTerm', label: 'nav.newTerm' },
    },
  ],
  shellOverlays: [{ key: 'terms', load: () => import('./joining-terms/changed-terms.tsx') }],
  organizationTabs: [
    {
      key: 'terms',
      title: 'tab.terms',
      roles: ['admin'],
      load: () => import('./joining-terms/terms-panel.tsx'),
    },
  ],
};
