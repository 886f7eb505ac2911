import type { Feature } from '../../platform/features/feature.ts';

const signIn = { namespaces: ['session', 'validation'] } as const;

export const people: Feature = {
  pages: {
    login: {
      ...signIn,
      load: () => import('./sign-in/login.page.tsx'),
    },
    forgotPassword: {
      ...signIn,
      load: () => import('./sign-in/forgot-password.page.tsx'),
    },
    resetPassword: {
      ...signIn,
      load: () => import('./sign-in/reset-password.page.tsx'),
    },
    register: {
      namespaces: ['invitations', 'session', 'validation'],
      load: () => import('./registration/register.page.tsx'),
    },
    settings: {
      namespaces: ['settings', 'session', 'ui', 'validation'],
      load: () => import('./settings/settings.page.tsx'),
    },
    deleteAccount: {
      namespaces: ['settings', 'session', 'validation'],
      load: () => import('./account-deletion/delete-account.page.tsx'),
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
  palettePages: [{ page: 'settings', label: 'profile.settings', icon: 'settings' }],
  organizationListTabs: [
    {
      key: 'certificates',
      title: 'certificates.tab',
      load: async () => (await import('./certificates/certificate-queue.tsx')).certificatesTab,
    },
  ],
};
