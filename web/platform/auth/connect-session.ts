import type { CallCode } from '../api/call-error.ts';
import { connection } from '../api/connection.ts';
import { endsSession } from '../api/query-client.ts';
import { speak } from '../i18n/words.ts';
import { hasUnsavedWork } from '../unsaved-work.ts';
import { langOf, signInAddress } from './addresses.ts';
import { askAgain, isAsked } from './ask-again.ts';
import { bearer, organizationOfTab } from './session.ts';
import { reportSessionEnd } from './session-end.ts';
import { dropTokens, holdsTokens } from './token-store.ts';

interface Places {
  /** The address shown, or on its way to be. */
  current: () => string;
  go: (address: string) => Promise<void>;
}

/** Tells the API client who is at this tab, and what to do when they no longer are. */
export function connectSession({ current, go }: Places): void {
  let isEnding = false;

  /** Who has typed something signs in over it; others do so on its own page and come back. */
  async function end(code: CallCode): Promise<void> {
    if (isEnding || isAsked()) return;
    isEnding = true;
    dropTokens();
    reportSessionEnd(code);
    if (hasUnsavedWork() && code.startsWith('session.')) {
      await speak(langOf(location.pathname), ['session', 'validation', 'errors']);
      await askAgain('ended');
    } else {
      await go(signInAddress(current()));
    }
    isEnding = false;
  }

  connection.bearer = bearer;
  connection.organization = organizationOfTab;
  connection.ended = end;

  /** A page brought back by the browser's back button may be of somebody who has signed out since. */
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return;
    if (!holdsTokens()) return location.reload();
    checkSession();
  });

  async function checkSession(): Promise<void> {
    const { askForSession } = await import('./ask-for-session.ts');
    await askForSession().catch(error => {
      if (endsSession(error)) end(error.code);
    });
  }
}
