import { data, type MiddlewareFunction, replace } from 'react-router';
import { localizePath, pathFor } from '../../../shared/core/routes.ts';
import { endsSession } from '../api/call-error.ts';
import { loadTranslations } from '../i18n/translations.ts';
import { languageOnPhone } from '../routing/form-address.ts';
import { authToken } from './auth-token-guard.ts';
import { noteBrowserLanguage } from './chosen-language.ts';
import { readCookie } from './cookies.ts';
import type { Guard, GuardedPage } from './guard.ts';
import { loadSession } from './load-session.ts';
import { isOpenByLink } from './open-by-link.ts';
import { access, address, qrToken, record, registration } from './page-guards.ts';
import { clearSession } from './session.ts';
import { endOf, reportSessionEnd } from './session-end.ts';
import { localeOf, returnUrl, signInUrl } from './sign-in-urls.ts';
import { hasTokens } from './token-store.ts';

/** Requires sign-in unless the page is public; after sign-in, the user returns to the page. */
const auth: Guard = ({ lang, name, route }) => {
  if (name === 'login') return guestGuard;
  if (name === 'logout') return logoutGuard;
  if (!route || route.roles.includes('public')) return loadSessionSilently;
  return async ({ params, request }) => {
    if (isOpenByLink(route, params, request.url)) return;
    try {
      if (await loadSession()) return;
    } catch (error) {
      await loadTranslations(lang, []);
      if (!endsSession(error)) throw error;
      reportSessionEnd(error.code);
      clearSession(endOf(error));
    }
    throw replace(signInUrl(request.url));
  };
};

/** Guard of the sign-in page: opens it for signed-out users; redirects signed-in users to the return URL. */
const guestGuard: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (hasTokens() && (await activeSession())) {
    throw replace(returnUrl(search) ?? pathFor(localeOf(pathname), 'home'));
  }
};

/** Guard of the sign-out page: does not load the session, so that it works while the server is down. */
const logoutGuard: MiddlewareFunction = ({ request }) => {
  if (!hasTokens()) throw replace(signInUrl(request.url));
};

const loadSessionSilently: MiddlewareFunction = async () => {
  await activeSession().catch(() => undefined);
};

async function activeSession() {
  try {
    return await loadSession();
  } catch (error) {
    if (endsSession(error)) return undefined;
    throw error;
  }
}

let isFirstPage = true;

/**
 * Opens the home or sign-in page in the saved language, or else the browser's, if it is the first page of a
 * visit.
 */
const remember: Guard =
  () =>
  async ({ request }) => {
    if (!isFirstPage) return;
    isFirstPage = false;
    const { pathname, search } = new URL(request.url);
    if (pathname !== pathFor('en', 'home') && pathname !== pathFor('en', 'login')) return;
    const saved = (await activeSession())?.locale ?? readCookie('locale');
    if ((saved ?? languageOnPhone({ lang: 'en' }, navigator.languages)) !== 'zh') return;
    if (!saved) noteBrowserLanguage();
    throw replace(localizePath(pathname + search, 'zh'));
  };

const i18n: Guard =
  ({ lang, textsOfPage, onTexts }) =>
  async () => {
    await loadTranslations(lang, await textsOfPage());
    onTexts?.();
  };

const guards: Record<string, Guard> = {
  address,
  'auth-token': authToken,
  auth,
  remember,
  i18n,
  registration,
  access,
  record,
  'qr-token': qrToken,
};

/** Names of the guards that every page has, in order. */
export const guardNames = [
  'address',
  'auth-token',
  'auth',
  'remember',
  'i18n',
  'registration',
  'access',
  'record',
  'qr-token',
];

/** Finds the guards of a page by name. An unknown name rejects every visit with status 500. */
export function guardsByName(names: readonly string[], page: GuardedPage): MiddlewareFunction[] {
  return names.map(name => guards[name]?.(page) ?? rejectVisit);
}

const rejectVisit: MiddlewareFunction = () => {
  throw data(null, { status: 500 });
};
