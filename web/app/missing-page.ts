import type { Page } from '../platform/features/feature.ts';
import { notFoundTexts } from './common-texts.ts';

/** For a route whose feature was taken out: an unknown address. */
export const missingPage: Page = {
  namespaces: notFoundTexts,
  load: async () => ({ Component: (await import('./shell/not-found.page.tsx')).NotFoundPage }),
};
