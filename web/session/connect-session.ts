import type { CallCode } from '../api/call-error.ts';
import { connection } from '../api/connection.ts';
import { endsSession } from '../api/query-client.ts';
import { signInAddress } from './addresses.ts';
import { askForSession, bearer, organizationOfTab } from './session.ts';
import { tellOfEnd } from './tell-of-end.ts';
import { dropTokens, holdsTokens } from './token-store.ts';

/** Tells the API client who is at this tab, and what to do when they no longer are. */
export function connectSession(navigate: (address: string) => unknown): void {
  /** What was typed stays on the page until the person leaves it: only the tokens go at once. */
  function end(code: CallCode): void {
    if (!holdsTokens()) return;
    dropTokens();
    tellOfEnd(code);
    navigate(signInAddress(location.href));
  }

  connection.bearer = bearer;
  connection.organization = organizationOfTab;
  connection.ended = end;

  /** A page brought back by the browser's back button may be of somebody who has signed out since. */
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return;
    if (!holdsTokens()) return location.reload();
    askForSession().catch(error => {
      if (endsSession(error)) end(error.code);
    });
  });
}
