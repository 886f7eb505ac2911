import { lazy, Suspense } from 'react';
import { useOptionalSession } from '../../platform/auth/session.ts';
import { BareLayout } from '../../ui/layout/bare-layout.tsx';
import { NotFound, type NotFoundProps } from '../../ui/layout/not-found.tsx';
import { PageLoading } from '../../ui/layout/page-loading.tsx';
import { loadShell } from './load-shell.tsx';

/** Loads the shell (header and sidebar) only for signed-in users. */
const Shell = lazy(async () => ({ default: await loadShell() }));

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
