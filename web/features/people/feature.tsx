import type { Feature } from '../../platform/features/feature.ts';
import { publicPages } from './public-pages.ts';

export const people: Feature = {
  pages: {
    ...publicPages,
    settings: {
      namespaces: ['settings', 'session', 'ui', 'validation'],
      load: () => import('./settings/settings.page.tsx'),
    },
    logout: {
      namespaces: [],
      load: () => import('./sign-in/logout.page.tsx'),
    },
  },
  parts: {
    reauthenticateDialog: {
      load: () => import('./sign-in/reauthenticate-dialog.tsx'),
    },
  },
  attention: [
    {
      key: 'ownCertificates',
      order: 8,
      icon: 'certificate',
      title: 'attention.ownCertificates',
      action: 'attention.renew',
      page: 'settings',
      search: '?tab=certificates',
      roles: ['user', 'admin'],
      load: async () => (await import('./certificates/certificates-attention.ts')).ownCertificatesAttention,
    },
    {
      key: 'waitingCertificates',
      order: 20,
      icon: 'certificate',
      title: 'attention.waitingCertificates',
      action: 'attention.verify',
      page: 'organizations',
      search: '?tab=certificates',
      roles: ['superadmin'],
      load: async () =>
        (await import('./certificates/certificates-attention.ts')).waitingCertificatesAttention,
    },
  ],
  paletteEntries: [
    { load: async () => (await import('./settings/settings-palette-entries.ts')).settingsEntries },
  ],
  organizationListTabs: [
    {
      key: 'certificates',
      title: 'organizations:certificates.tab',
      order: 3,
      namespaces: ['organizations', 'licences'],
      load: () => import('./certificates/certificate-queue.tsx'),
      count: {
        queryKey: ['organizations', 'certificates'],
        load: async signal => (await import('./certificates/queries.ts')).countWaitingCertificates(signal),
      },
    },
  ],
};
