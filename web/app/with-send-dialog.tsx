import { type ComponentType, lazy, Suspense } from 'react';
import { useHasEyeAccess } from '../platform/auth/use-has-eye-access.ts';
import { useUrlState } from '../platform/routing/use-url-state.ts';

const SendDialog = lazy(async () => ({
  default: (await import('../features/reports/sending/send-dialog.tsx')).SendDialog,
}));

/**
 * Adds the send dialog to a page. Open while the URL has `send=1` or `send=<case id>`;
 * with `of` (report) and `again` (sending) it repeats that sending.
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
