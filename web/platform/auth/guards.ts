import { data, type MiddlewareFunction, replace } from 'react-router';
import type { Locale } from '../../../shared/core/fields.ts';
import { inLanguage, type Route, type RouteName, to } from '../../../shared/core/routes.ts';
import { endsSession } from '../api/query-client.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { speak } from '../i18n/words.ts';
import { langOf, returnAddress, signInAddress } from './addresses.ts';
import { authToken } from './auth-token-guard.ts';
import { readCookie } from './cookies.ts';
import { isOpenByLink } from './open-by-link.ts';
import { access, address, qrToken, record, registration } from './page-guards.ts';
import { currentSession, forgetSession } from './session.ts';
import { reportSessionEnd } from './session-end.ts';
import { holdsTokens } from './token-store.ts';

/** What a guard is told of the page it stands before. */
export interface Guarded {
  lang: Locale;
  /** The page and its rules; neither for an address that is not in the table. */
  name?: RouteName;
  route?: Route;
  /** Catalogues the page speaks from. */
  namespaces: readonly Namespace[];
}

export type Guard = (page: Guarded) => MiddlewareFunction;

/** Only for people who are signed in, unless the page is for everybody; others sign in first and come back. */
const auth: Guard = ({ lang, name, route }) => {
  if (name === 'login') return guest;
  if (name === 'logout') return leaving;
  if (!route || route.who.includes('public')) return findOutQuietly;
  return async ({ params, request }) => {
    if (isOpenByLink(route, params, request.url)) return;
    try {
      if (await currentSession()) return;
    } catch (error) {
      await speak(lang, []);
      if (!endsSession(error)) throw error;
      reportSessionEnd(error.code);
      forgetSession();
    }
    throw replace(signInAddress(request.url));
  };
};

/** Only for people who are not signed in; others go where they wanted to. */
const guest: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (holdsTokens() && (await sessionIfOpen())) {
    throw replace(returnAddress(search) ?? to(langOf(pathname), 'home'));
  }
};

/** Signing out asks nobody who is signed in: it works while the server does not. */
const leaving: MiddlewareFunction = ({ request }) => {
  if (!holdsTokens()) throw replace(signInAddress(request.url));
};

const findOutQuietly: MiddlewareFunction = async () => {
  await sessionIfOpen().catch(() => undefined);
};

async function sessionIfOpen() {
  try {
    return await currentSession();
  } catch (error) {
    if (endsSession(error)) return undefined;
    throw error;
  }
}

let isFirstPage = true;

/** The first page of a visit: home and sign-in open in the language that was saved. */
const remember: Guard =
  () =>
  async ({ request }) => {
    if (!isFirstPage) return;
    isFirstPage = false;
    const { pathname, search } = new URL(request.url);
    if (pathname !== to('en', 'home') && pathname !== to('en', 'login')) return;
    const saved = (await sessionIfOpen())?.locale ?? readCookie('locale');
    if (saved === 'zh') throw replace(inLanguage(pathname + search, 'zh'));
  };

/** Loads the words of a page and shows them in the language of its address. */
const i18n: Guard =
  ({ lang, namespaces }) =>
  () =>
    speak(lang, namespaces);

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

/** Before every page, in this order. */
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

/** The guards of these names, for a page. A name that is none refuses every visit with status 500. */
export function guardsNamed(names: readonly string[], page: Guarded): MiddlewareFunction[] {
  return names.map(name => guards[name]?.(page) ?? refuse);
}

const refuse: MiddlewareFunction = () => {
  throw data(null, { status: 500 });
};
