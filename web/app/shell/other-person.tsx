import { lazy, Suspense, useSyncExternalStore } from 'react';
import { offeredPerson, onOffer } from '../../platform/auth/offered-person.ts';

const OtherPersonDialog = lazy(async () => ({
  default: (await import('./other-person-dialog.tsx')).OtherPersonDialog,
}));

/** Where it is asked whether this tab should switch to the person its address was made for. */
export function OtherPerson() {
  const offer = useSyncExternalStore(onOffer, offeredPerson);
  return offer ? (
    <Suspense>
      <OtherPersonDialog offer={offer} />
    </Suspense>
  ) : null;
}
