import type { Feature } from '../../platform/features/feature.ts';

export const consent: Feature = {
  parts: {
    acceptTermsDialog: {
      load: async () => (await import('./terms/accept-terms-dialog.tsx')).AcceptTermsDialog,
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
  palettePages: [{ page: 'caseTerms', label: 'palette.acceptance', icon: 'acceptance' }],
  shellOverlays: [
    { key: 'terms', load: async () => (await import('./terms/changed-terms.tsx')).ChangedTerms },
  ],
  organizationTabs: [
    {
      key: 'terms',
      title: 'tab.terms',
      roles: ['admin'],
      load: async () => (await import('./terms/terms-panel.tsx')).TermsPanel,
    },
  ],
};
