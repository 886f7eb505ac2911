import { callContext } from '../api/call-context.ts';
import { type CallError, endsSession } from '../api/call-error.ts';
import { loadMoreTexts } from '../i18n/translations.ts';
import { abandonUnsavedWork, hasUnsavedWork } from '../unsaved-work.ts';
import { forgetOnDevice } from './device-data.ts';
import { isReauthenticating, reauthenticate } from './reauthenticate.ts';
import { coverScreen } from './screen-cover.ts';
import { bearerToken, cachedSession, currentOrganizationSlug } from './session.ts';
import { endOf, reportSessionEnd } from './session-end.ts';
import { signInUrl } from './sign-in-urls.ts';
import { broadcastToTabs } from './tab-channel.ts';
import { tabToken } from './tab-token.ts';
import { hasTokens } from './token-store.ts';

interface Navigation {
  /** Returns the current URL, or the one being navigated to. */
  current: () => string;
  go: (address: string) => Promise<void>;
}

/** Connects the API client to the session of this tab, and handles the end of the session. */
export function connectSession({ current, go }: Navigation): void {
  let isEnding = false;

  /**
   * Ends the session. Covers the screen at once. If the session expired and there is unsaved work, asks its
   * owner to sign in again; otherwise opens the sign-in page without a prompt, which clears the memory.
   */
  async function endSession(error: CallError): Promise<void> {
    const end = endOf(error);
    if (isEnding || isReauthenticating() || !cachedSession()) return;
    isEnding = true;
    coverScreen();
    const isShared = tabToken() === undefined;
    await forgetOnDevice(end);
    if (isShared && end === 'ended') broadcastToTabs({ kind: 'signed-out' });
    reportSessionEnd(error.code);
    if (end === 'expired' && hasUnsavedWork()) {
      await loadMoreTexts(['session', 'validation', 'errors']);
      await reauthenticate('ended');
    } else {
      abandonUnsavedWork();
      await go(signInUrl(current()));
    }
    isEnding = false;
  }

  callContext.bearerToken = bearerToken;
  callContext.organization = currentOrganizationSlug;
  callContext.onSessionEnd = endSession;

  /** Checks a page restored from the back/forward cache, because its user may have signed out since. */
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return;
    if (!hasTokens()) return location.reload();
    checkSession();
  });

  async function checkSession(): Promise<void> {
    const { fetchSession } = await import('./fetch-session.ts');
    await fetchSession().catch(error => {
      if (endsSession(error)) endSession(error);
    });
  }
}
