import type { CallCode } from '../api/call-error.ts';
import { callContext } from '../api/connection.ts';
import { endsSession } from '../api/query-client.ts';
import { loadTranslations } from '../i18n/words.ts';
import { hasUnsavedWork } from '../unsaved-work.ts';
import { localeOf, signInUrl } from './addresses.ts';
import { reauthenticate, isReauthenticating } from './ask-again.ts';
import { bearerToken, currentOrganizationSlug } from './session.ts';
import { reportSessionEnd } from './session-end.ts';
import { clearTokens, hasTokens } from './token-store.ts';

interface Navigation {
  /** The address shown, or on its way to be. */
  current: () => string;
  go: (address: string) => Promise<void>;
}

/** Tells the API client who is at this tab, and what to do when they no longer are. */
export function connectSession({ current, go }: Navigation): void {
  let isEnding = false;

  /** Who has typed something signs in over it; others do so on its own page and come back. */
  async function endSession(code: CallCode): Promise<void> {
    if (isEnding || isReauthenticating()) return;
    isEnding = true;
    clearTokens();
    reportSessionEnd(code);
    if (hasUnsavedWork() && code.startsWith('session.')) {
      await loadTranslations(localeOf(location.pathname), ['session', 'validation', 'errors']);
      await reauthenticate('ended');
    } else {
      await go(signInUrl(current()));
    }
    isEnding = false;
  }

  callContext.bearerToken = bearerToken;
  callContext.organization = currentOrganizationSlug;
  callContext.onSessionEnd = endSession;

  /** A page brought back by the browser's back button may be of somebody who has signed out since. */
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return;
    if (!hasTokens()) return location.reload();
    checkSession();
  });

  async function checkSession(): Promise<void> {
    const { fetchSession } = await import('./ask-for-session.ts');
    await fetchSession().catch(error => {
      if (endsSession(error)) endSession(error.code);
    });
  }
}
