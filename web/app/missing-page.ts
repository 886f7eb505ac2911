import type { Page } from '../platform/features/feature.ts';
import { notFoundTexts } from './common-texts.ts';

/** Page for a route whose feature was removed: says "not found". */
export const missingPage: Page = {
  namespaces: notFoundTexts,
  load: async () => ({ Component: (await import('./shell/not-found.page.tsx')).NotFoundPage }),
};
