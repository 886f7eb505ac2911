import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onReauthentication, reauthenticationReason } from '../../../platform/auth/reauthenticate.ts';
import { useIdleLock } from './use-idle-lock.ts';

const ReauthenticateDialog = lazy(async () => ({
  default: (await import('./reauthenticate-dialog.tsx')).ReauthenticateDialog,
}));

/** Mounts the reauthentication dialog and the idle lock. */
export function Reauthentication() {
  const why = useSyncExternalStore(onReauthentication, reauthenticationReason);
  useIdleLock();
  return why ? (
    <Suspense>
      <ReauthenticateDialog why={why} />
    </Suspense>
  ) : null;
}
