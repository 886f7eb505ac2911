import { useOptionalSession } from '../session/session.ts';
import { BareLayout } from './bare-layout.tsx';
import { NotFound, type NotFoundProps } from './not-found.tsx';
import { Shell } from './shell.tsx';

/** Nothing is here. Those signed in keep their way around. */
export function NotFoundPage({ isUnknownAddress = true }: NotFoundProps) {
  const Layout = useOptionalSession() ? Shell : BareLayout;
  return (
    <Layout>
      <NotFound isUnknownAddress={isUnknownAddress} />
    </Layout>
  );
}
