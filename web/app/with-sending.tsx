import { type ComponentType, lazy, Suspense } from 'react';
import { useSeesEye } from '../platform/auth/use-sees-eye.ts';
import { useAddress } from '../platform/routing/use-address.ts';

const SendDialog = lazy(async () => ({
  default: (await import('../features/reports/sending/send-dialog.tsx')).SendDialog,
}));

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
  const { query, change } = useAddress();
  const [wanted, reportId, sendingId] = names.map(name => query.get(name));
  if (!useSeesEye() || !wanted) return null;
  const close = () => change(Object.fromEntries(names.map(name => [name, null])));
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
