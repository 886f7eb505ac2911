import { useOptionalSession } from '../session/session.ts';
import { BareLayout } from './bare-layout.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

/** Whatever is no address of this product. Those signed in keep their way around. */
export function NotFoundPage() {
  const Layout = useOptionalSession() ? Shell : BareLayout;
  return (
    <Layout>
      <NotFound isUnknownAddress />
    </Layout>
  );
}
