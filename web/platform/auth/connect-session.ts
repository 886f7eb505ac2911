import { callContext } from '../api/call-context.ts';
import type { CallCode } from '../api/call-error.ts';
import { endsSession } from '../api/query-client.ts';
import { loadTranslations } from '../i18n/translations.ts';
import { wipePreparedDay, wipesPreparedDay } from '../offline/prepared-day.ts';
import { hasUnsavedWork } from '../unsaved-work.ts';
import { isReauthenticating, reauthenticate } from './reauthenticate.ts';
import { bearerToken, currentOrganizationSlug } from './session.ts';
import { reportSessionEnd } from './session-end.ts';
import { localeOf, signInUrl } from './sign-in-urls.ts';
import { clearTokens, hasTokens } from './token-store.ts';

interface Navigation {
  /** The current URL, or the one being navigated to. */
  current: () => string;
  go: (address: string) => Promise<void>;
}

/** Connects the API client to the session of this tab, and handles its end. */
export function connectSession({ current, go }: Navigation): void {
  let isEnding = false;

  /** With unsaved work a dialog asks to sign in again; otherwise the sign-in page opens. */
  async function endSession(code: CallCode): Promise<void> {
    if (isEnding || isReauthenticating()) return;
    isEnding = true;
    if (wipesPreparedDay(code)) await wipePreparedDay();
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

  /** A page restored from the back/forward cache may belong to a user who has signed out. */
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return;
    if (!hasTokens()) return location.reload();
    checkSession();
  });

  async function checkSession(): Promise<void> {
    const { fetchSession } = await import('./fetch-session.ts');
    await fetchSession().catch(error => {
      if (endsSession(error)) endSession(error.code);
    });
  }
}
