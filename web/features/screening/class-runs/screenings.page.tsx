import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { Component as ScreeningListPage } from '../list/screening-list.page.tsx';

const ClassRunPage = lazy(async () => ({ default: (await import('./class-run.page.tsx')).ClassRunPage }));

/** The list of screenings, or the run for a class in its tab. */
function ScreeningsPage() {
  const [query] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  if (query.get('tab') !== 'class' || isReadOnly) return <ScreeningListPage />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ClassRunPage />
    </Suspense>
  );
}

export { ScreeningsPage as Component };
