import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { routes } from '../shared/routes.ts';
import { accessTo } from './session/access.ts';
import { useSession } from './session/session.ts';

const SendDialog = lazy(async () => ({ default: (await import('./eye/send-dialog.tsx')).SendDialog }));

/**
 * A page from which reports can be sent: while its address says `send=1`, or whose with a case's id. With
 * `of`, a report, and `again`, one of its sendings, it is that one once more.
 */
export function withSending(Page: ComponentType): ComponentType {
  return () => (
    <>
      <Page />
      <Sending />
    </>
  );
}

const names = ['send', 'of', 'again'];

function Sending() {
  const [query, setQuery] = useSearchParams();
  const [wanted, reportId, sendingId] = names.map(name => query.get(name));
  if (accessTo(routes.eyeReports, useSession()) !== 'open' || !wanted) return null;
  const close = () =>
    setQuery(
      before => {
        const after = new URLSearchParams(before);
        for (const name of names) after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Suspense>
      <SendDialog
        caseId={wanted === '1' ? undefined : wanted}
        {...(reportId && sendingId && { again: { reportId, sendingId } })}
        onClose={close}
      />
    </Suspense>
  );
}
