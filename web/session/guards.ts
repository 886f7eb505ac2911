import { data, type MiddlewareFunction, redirect } from 'react-router';
import type { Locale } from '../../shared/fields.ts';
import type { Route } from '../../shared/routes.ts';
import { inLanguage, to } from '../../shared/routes.ts';
import { endsSession } from '../api/query-client.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { speak } from '../i18n/words.ts';
import { langOf, returnAddress, signInAddress } from './addresses.ts';
import { readCookie } from './cookies.ts';
import { currentSession, forgetSession } from './session.ts';
import { tellOfEnd } from './tell-of-end.ts';
import { holdsTokens } from './token-store.ts';

/** Only for people who are signed in; others sign in first and come back. */
export const auth: MiddlewareFunction = async ({ request }) => {
  try {
    if (await currentSession()) return;
  } catch (error) {
    if (!endsSession(error)) throw error;
    tellOfEnd(error.code);
    forgetSession();
  }
  throw redirect(signInAddress(request.url));
};

/** Only for people who are not signed in; others go where they wanted to. */
export const guest: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (holdsTokens() && (await sessionIfOpen())) {
    throw redirect(returnAddress(search) ?? to(langOf(pathname), 'home'));
  }
};

async function sessionIfOpen() {
  try {
    return await currentSession();
  } catch (error) {
    if (endsSession(error)) return undefined;
    throw error;
  }
}

/** Finds out who is signed in, if anybody, for pages that are for all. */
export const anybody: MiddlewareFunction = async () => {
  await sessionIfOpen().catch(() => undefined);
};

let isFirstPage = true;

/** The first page of a visit: home and sign-in open in the language that was saved. */
export const remember: MiddlewareFunction = async ({ request }) => {
  if (!isFirstPage) return;
  isFirstPage = false;
  const { pathname, search } = new URL(request.url);
  if (pathname !== to('en', 'home') && pathname !== to('en', 'login')) return;
  const saved = (await sessionIfOpen())?.locale ?? readCookie('locale');
  if (saved === 'zh') throw redirect(inLanguage(pathname + search, 'zh'));
};

/** Loads the words of a page and shows them in the language of its address. */
export function i18n(lang: Locale, namespaces: readonly Namespace[]): MiddlewareFunction {
  return () => speak(lang, namespaces);
}

/** A page that is not for somebody's role is, for them, not there. */
export function role(who: Route['who']): MiddlewareFunction {
  return async () => {
    const session = await currentSession();
    if (!session || !who.includes(session.role)) throw data(null, { status: 404 });
  };
}
