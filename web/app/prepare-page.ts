import type { RouteName } from '../../shared/core/routes.ts';
import type { Page } from '../platform/features/feature.ts';
import { loadPageTexts, loadRest } from '../platform/i18n/page-texts.ts';
import { providePageTexts, type Texts } from '../platform/i18n/translations.ts';
import { type ComposedPage, composePage } from './compose-page.tsx';
import { missingPage } from './missing-page.ts';
import { namespacesOf, pageOf } from './pages.ts';

const pageFor = (name: RouteName): Page => pageOf(name) ?? missingPage;

/** Texts of a page: the file that the build makes for it, or else whole namespaces. */
export function textsOf(name: RouteName): Texts[] {
  providePageTexts({ loadPageTexts, loadRest });
  const isBuilt = import.meta.env?.PROD && pageOf(name) !== undefined;
  return isBuilt ? ['page:signedIn', `page:${name}`] : namespacesOf(name, pageFor(name));
}

/** Pages already loaded. Both locales share the component, so that input survives a language switch. */
const preparedPages = new Map<Page, Promise<ComposedPage>>();

export function preparePage(name: RouteName): Promise<ComposedPage> {
  const page = pageFor(name);
  const prepared = preparedPages.get(page) ?? composePage(name, page);
  preparedPages.set(page, prepared);
  prepared.catch(() => preparedPages.delete(page));
  return prepared;
}
