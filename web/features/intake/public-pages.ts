import type { Feature, Page } from '../../platform/features/feature.ts';

const registration: Page = {
  namespaces: ['registration', 'validation'],
  load: () => import('./registrations/registration-in-app.page.tsx'),
};

/** For whoever comes to the form from another page; a scanned code opens its own entry. */
export const publicPages = {
  registerCase: registration,
  registerCaseShort: registration,
} satisfies Feature['pages'];
