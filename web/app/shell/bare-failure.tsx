import { type ComponentType, lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { BareLayout } from '../../ui/layout/bare-layout.tsx';
import { PageLoading } from '../../ui/layout/page-loading.tsx';
import { isForbidden, isNotFound, PageFailure } from './page-failure.tsx';

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found.page.tsx')).NotFoundPage }));
const RestrictedLayout = lazy(async () => ({
  default: (await import('./restricted-layout.tsx')).RestrictedLayout,
}));

/** Error page for pages that do not use the default layout. The layout depends on the kind of error. */
export function BareFailure({ NoAccess }: { NoAccess: ComponentType }) {
  const error = useRouteError();
  if (!isNotFound(error) && !isForbidden(error)) {
    return (
      <BareLayout>
        <PageFailure />
      </BareLayout>
    );
  }
  const isUnknownAddress = isRouteErrorResponse(error) && error.data?.isUnknownAddress === true;
  return (
    <Suspense fallback={<PageLoading />}>
      {isNotFound(error) ? (
        <NotFoundPage isUnknownAddress={isUnknownAddress} />
      ) : (
        <RestrictedLayout>
          <NoAccess />
        </RestrictedLayout>
      )}
    </Suspense>
  );
}
