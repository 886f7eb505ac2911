import type { Feature } from '../../platform/features/feature.ts';

const signIn = { namespaces: ['session', 'validation'] } as const;

export const people: Feature = {
  pages: {
    login: {
      ...signIn,
      load: async () => ({ Component: (await import('./sign-in/login.page.tsx')).LoginPage }),
    },
    forgotPassword: {
      ...signIn,
      load: async () => ({
        Component: (await import('./sign-in/forgot-password.page.tsx')).ForgotPasswordPage,
      }),
    },
    resetPassword: {
      ...signIn,
      load: async () => ({
        Component: (await import('./sign-in/reset-password.page.tsx')).ResetPasswordPage,
      }),
    },
    register: {
      namespaces: ['invitations', 'session', 'validation'],
      load: async () => ({ Component: (await import('./registration/register.page.tsx')).RegisterPage }),
    },
    settings: {
      namespaces: ['settings', 'session', 'ui', 'validation'],
      load: async () => ({ Component: (await import('./settings/settings.page.tsx')).SettingsPage }),
    },
    deleteAccount: {
      namespaces: ['settings', 'session', 'validation'],
      load: async () => ({
        Component: (await import('./account-deletion/delete-account.page.tsx')).DeleteAccountPage,
      }),
    },
    logout: {
      namespaces: [],
      load: async () => ({ Component: (await import('./sign-in/logout.page.tsx')).LogoutPage }),
    },
  },
  parts: {
    reauthenticateDialog: {
      load: async () => (await import('./sign-in/reauthenticate-dialog.tsx')).ReauthenticateDialog,
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
