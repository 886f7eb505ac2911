import { type ComponentType, lazy, Suspense } from 'react';
import { useHasEyeAccess } from '../platform/auth/use-sees-eye.ts';
import { useUrlState } from '../platform/routing/use-address.ts';

const SendDialog = lazy(async () => ({
  default: (await import('../features/reports/sending/send-dialog.tsx')).SendDialog,
}));

/**
 * A page from which reports can be sent: while its address says `send=1`, or whose with a case's id. With
 * `of`, a report, and `again`, one of its sendings, it is that one once more.
 */
export function withSendDialog(Page: ComponentType): ComponentType {
  return () => (
    <>
      <Page />
      <SendDialogFromUrl />
    </>
  );
}

const names = ['send', 'of', 'again'];

function SendDialogFromUrl() {
  const { query, change } = useUrlState();
  const [wanted, reportId, sendingId] = names.map(name => query.get(name));
  if (!useHasEyeAccess() || !wanted) return null;
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
