import { type ComponentType, lazy, Suspense } from 'react';
import {
  Navigate,
  type ShouldRevalidateFunction,
  type ShouldRevalidateFunctionArgs,
  useParams,
  useSearchParams,
} from 'react-router';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { useIsReadOnly } from '../platform/auth/use-rights.ts';
import { lazyPart, textsOf } from '../platform/features/contributions.ts';
import type { LoadedPage, Page, PageDialog } from '../platform/features/feature.ts';
import { loadMoreTexts } from '../platform/i18n/translations.ts';
import { useTo } from '../platform/i18n/use-locale.ts';
import { dialogsOf } from './pages.ts';

export interface ComposedPage extends Omit<LoadedPage, 'loaderParams'> {
  shouldRevalidate?: ShouldRevalidateFunction;
}

export async function composePage(name: RouteName, page: Page): Promise<ComposedPage> {
  const { Component, loader, loaderParams = [] } = await page.load();
  const { publicVia }: Route = routes[name];
  const composed = [
    (Inner: ComponentType) => (page.readOnlyPage ? withActiveLicence(Inner, page.readOnlyPage) : Inner),
    (Inner: ComponentType) => (publicVia ? withLinkedReport(Inner, publicVia) : Inner),
    ...dialogsOf(name).map(dialog => (Inner: ComponentType) => withDialog(Inner, dialog)),
  ].reduce((Inner, compose) => compose(Inner), Component);
  if (!loader) return { Component: composed };
  return { Component: composed, loader, shouldRevalidate: visit => runsLoaderAgain(visit, loaderParams) };
}

/**
 * Whether the loader of a page must run again. A new tab or step of the shown page needs no new data, and
 * must open without waiting for the network.
 */
function runsLoaderAgain(visit: ShouldRevalidateFunctionArgs, params: readonly string[]): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = visit;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (!isSamePage) return defaultShouldRevalidate;
  return params.some(name => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

/** Adds a dialog to a page; loads the dialog and its texts when the URL asks for the dialog. */
function withDialog(Page: ComponentType, dialog: PageDialog): ComponentType {
  const Dialog = lazy(async () => {
    const [{ Component }] = await Promise.all([dialog.load(), loadMoreTexts(['ui', ...textsOf(dialog)])]);
    return { default: Component };
  });
  return () => (
    <>
      <Page />
      {useSearchParams()[0].has(dialog.param) && (
        <Suspense>
          <Dialog />
        </Suspense>
      )}
    </>
  );
}

const LinkedReport = lazyPart('linkedReport');

/** Shows the linked report instead of the page if the URL has a link token but no id. */
function withLinkedReport(Page: ComponentType, param: string): ComponentType {
  return () => {
    const { id } = useParams();
    const token = useSearchParams()[0].get(param);
    if (id || token === null) return <Page />;
    return (
      <Suspense>
        <LinkedReport token={token} />
      </Suspense>
    );
  };
}

/** Wraps a form page: once the licence has ended, redirects to the read-only page of the same record. */
function withActiveLicence(Page: ComponentType, readOnlyPage: RouteName): ComponentType {
  return () => {
    const to = useTo();
    const { id = '' } = useParams();
    return useIsReadOnly() ? <Navigate to={to(readOnlyPage as 'case', { id })} replace /> : <Page />;
  };
}
