import { useSearchParams } from 'react-router';
import { readSessionAddress } from './session-address.ts';
import { SessionDialogs } from './session-dialogs.tsx';

/** The session in the URL, over the page; `session=new` plans one. */
function SessionPageDialog() {
  const address = readSessionAddress(useSearchParams()[0]);
  return address && <SessionDialogs key={address.id} address={address} />;
}

export { SessionPageDialog as Component };
