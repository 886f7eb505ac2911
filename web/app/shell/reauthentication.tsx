import { Suspense, useSyncExternalStore } from 'react';
import { onReauthentication, reauthenticationReason } from '../../platform/auth/reauthenticate.ts';
import { useIdleLock } from '../../platform/auth/use-idle-lock.ts';
import { lazyPart } from '../../platform/features/contributions.ts';

const ReauthenticateDialog = lazyPart('reauthenticateDialog');

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
