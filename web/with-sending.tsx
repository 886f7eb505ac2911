import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { routes } from '../shared/routes.ts';
import { accessTo } from './session/access.ts';
import { useSession } from './session/session.ts';

const SendDialog = lazy(async () => ({ default: (await import('./eye/send-dialog.tsx')).SendDialog }));

/** A page from which reports can be sent: while its address says `send=1`, or whose with a case's id. */
export function withSending(Page: ComponentType): ComponentType {
  return () => (
    <>
      <Page />
      <Sending />
    </>
  );
}

function Sending() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('send');
  if (accessTo(routes.eyeReports, useSession()) !== 'open' || wanted === null) return null;
  const close = () =>
    setQuery(
      before => {
        const after = new URLSearchParams(before);
        after.delete('send');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Suspense>
      <SendDialog caseId={wanted === '1' ? undefined : wanted} onClose={close} />
    </Suspense>
  );
}
