import type { Feature, Page } from '../../platform/features/feature.ts';

const registration: Page = {
  namespaces: ['registration', 'validation'],
  load: () => import('./registrations/registration-in-app.page.tsx'),
};

export const publicPages = {
  registerCase: registration,
  registerCaseShort: registration,
} satisfies Feature['pages'];
