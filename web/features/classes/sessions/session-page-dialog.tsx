import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { readSessionAddress } from './session-address.ts';

const SessionDialogs = lazy(async () => ({
  default: (await import('./session-dialogs.tsx')).SessionDialogs,
}));

/** The session that the address names, over the page; `session=new` plans one. */
function SessionPageDialog() {
  const address = readSessionAddress(useSearchParams()[0]);
  if (!address) return null;
  return (
    <Suspense>
      <SessionDialogs key={address.id} address={address} />
    </Suspense>
  );
}

export { SessionPageDialog as Component };
