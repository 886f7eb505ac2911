import type { Feature } from '../../platform/features/feature.ts';

const signIn = { namespaces: ['session', 'validation'] } as const;

export const publicPages = {
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
  deleteAccount: {
    namespaces: ['settings', 'session', 'validation'],
    load: () => import('./account-deletion/delete-account.page.tsx'),
  },
} satisfies Feature['pages'];
