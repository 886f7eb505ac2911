import { useSearchParams } from 'react-router';
import { readSessionAddress } from './session-address.ts';
import { SessionDialogs } from './session-dialogs.tsx';

/** Dialog of the session that the URL names; `session=new` opens the form for a new session. */
function SessionPageDialog() {
  const address = readSessionAddress(useSearchParams()[0]);
  return address && <SessionDialogs key={address.id} address={address} />;
}

export { SessionPageDialog as Component };
