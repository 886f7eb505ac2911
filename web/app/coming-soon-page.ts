import type { Page } from '../platform/features/feature.ts';

/** Announces a page that no feature has yet. */
export const comingSoonPage: Page = {
  namespaces: ['pages'],
  load: async () => ({ Component: (await import('./shell/coming-soon.page.tsx')).ComingSoonPage }),
};
