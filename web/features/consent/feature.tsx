import type { Feature } from '../../platform/features/feature.ts';

const termForm = { namespaces: ['terms', 'validation'] } as const;

export const consent: Feature = {
  pages: {
    terms: {
      namespaces: ['terms', 'organizations', 'validation'],
      load: () => import('./terms/terms.page.tsx'),
    },
    createTerm: {
      ...termForm,
      readOnlyPage: 'terms',
      load: () => import('./terms/create-term.page.tsx'),
    },
    caseTerms: { ...termForm, load: () => import('./terms/case-terms.page.tsx') },
    term: { ...termForm, load: () => import('./terms/term.page.tsx') },
  },
  auditTexts: [
    { namespaces: ['terms'], acts: { term: 'terms:act.' } },
    {
      namespaces: ['consents'],
      acts: { consent: 'consents:act.', consents: 'consents:act.' },
      lists: { consents: 'consents:title' },
    },
  ],

  timelineEvents: [
    {
      namespaces: ['consents'],
      load: async () => (await import('./consents/consent-timeline-events.tsx')).consentTimelineEvents,
    },
  ],

  caseSheets: [
    {
      key: 'consent',
      namespaces: ['consents'],
      permission: 'consent:read',
      load: () => import('./consents/consents-sheet.tsx'),
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
    consentFacts: { namespaces: ['consents'], load: () => import('./consents/consent-facts.tsx') },
    ownTermsCard: { load: () => import('./terms/own-terms-card.tsx') },
  },
  dashboardCards: [
    {
      key: 'terms',
      order: 9,
      roles: ['user', 'admin'],
      load: () => import('./terms/optional-terms-card.tsx'),
    },
  ],
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
  paletteEntries: [
    {
      namespaces: ['terms'],
      load: async () => (await import('./terms/term-palette-entries.ts')).termPaletteEntries,
    },
  ],
  shellOverlays: [{ key: 'terms', load: () => import('./joining-terms/changed-terms.tsx') }],
};
