import { lazy, Suspense } from 'react';
import { useOptionalSession } from '../../platform/auth/session.ts';
import { BareLayout } from '../../ui/layout/bare-layout.tsx';
import { PageLoading } from '../../ui/layout/opening.tsx';
import { NotFound, type NotFoundProps } from './not-found.tsx';

/** Visitors do not load the frame that only those signed in have around them. */
const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }));

/** Nothing is here. Those signed in keep their way around. */
export function NotFoundPage({ isUnknownAddress = true }: NotFoundProps) {
  const Layout = useOptionalSession() ? Shell : BareLayout;
  return (
    <Suspense fallback={<PageLoading />}>
      <Layout>
        <NotFound isUnknownAddress={isUnknownAddress} />
      </Layout>
    </Suspense>
  );
}
