import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isAsked, onAsked } from './ask-again.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** Where the dialog appears that signs somebody in again over their unsaved work. */
export function SignInAgain() {
  return useSyncExternalStore(onAsked, isAsked) ? (
    <Suspense>
      <SignInAgainDialog />
    </Suspense>
  ) : null;
}
