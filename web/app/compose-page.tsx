import { type ComponentType, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { lazyPart, loadAll } from '../platform/features/contributions.ts';
import type { LoadedPage, Page } from '../platform/features/feature.ts';
import { dialogsOf } from './pages.ts';
import { withActiveLicence } from './with-active-licence.tsx';

/** Loads a page with what the features add around it. */
export async function composePage(name: RouteName, page: Page): Promise<LoadedPage> {
  const [{ Component, loader }, dialogs] = await Promise.all([page.load(), loadAll(dialogsOf(name))]);
  const { publicVia }: Route = routes[name];
  const composed = [
    (Inner: ComponentType) => (page.readOnlyPage ? withActiveLicence(Inner, page.readOnlyPage) : Inner),
    (Inner: ComponentType) => (publicVia ? withLinkedReport(Inner, publicVia) : Inner),
    ...dialogs.map(
      ({ part }) =>
        (Inner: ComponentType) =>
          withDialog(Inner, part.Component),
    ),
  ].reduce((Inner, compose) => compose(Inner), Component);
  return { Component: composed, ...(loader && { loader }) };
}

function withDialog(Page: ComponentType, Dialog: ComponentType): ComponentType {
  return () => (
    <>
      <Page />
      <Dialog />
    </>
  );
}

const LinkedReport = lazyPart('linkedReport');

/** Without an id in its path, but with a link's token, the page shows what the link opens. */
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
