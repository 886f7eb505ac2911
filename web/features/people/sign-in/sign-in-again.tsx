import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onAsked, whyAsked } from '../../../platform/auth/ask-again.ts';
import { useIdleLock } from './use-idle-lock.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** Where the dialog appears that signs somebody in again over their unsaved work, or after a pause. */
export function SignInAgain() {
  const why = useSyncExternalStore(onAsked, whyAsked);
  useIdleLock();
  return why ? (
    <Suspense>
      <SignInAgainDialog why={why} />
    </Suspense>
  ) : null;
}
