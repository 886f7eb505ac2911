import { lazy, Suspense, useSyncExternalStore } from 'react';
import { pendingAccountSwitch, onAccountSwitch } from '../../platform/auth/offered-person.ts';

const OtherPersonDialog = lazy(async () => ({
  default: (await import('./other-person-dialog.tsx')).SwitchAccountDialog,
}));

/** Where it is asked whether this tab should switch to the person its address was made for. */
export function SwitchAccount() {
  const offer = useSyncExternalStore(onAccountSwitch, pendingAccountSwitch);
  return offer ? (
    <Suspense>
      <OtherPersonDialog offer={offer} />
    </Suspense>
  ) : null;
}
