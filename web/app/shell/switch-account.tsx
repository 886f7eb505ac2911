import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onAccountSwitch, pendingAccountSwitch } from '../../platform/auth/account-switch.ts';

const SwitchAccountDialog = lazy(async () => ({
  default: (await import('./switch-account-dialog.tsx')).SwitchAccountDialog,
}));

/** Mounts the dialog that offers to switch to the account of the URL's token. */
export function SwitchAccount() {
  const offer = useSyncExternalStore(onAccountSwitch, pendingAccountSwitch);
  return offer ? (
    <Suspense>
      <SwitchAccountDialog offer={offer} />
    </Suspense>
  ) : null;
}
