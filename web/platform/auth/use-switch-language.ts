import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Locale } from '../../../shared/core/fields.ts';
import { localeCookieDays } from '../../../shared/core/limits.ts';
import { localizePath } from '../../../shared/core/routes.ts';
import { writeCookie } from './cookies.ts';
import { setSession, useOptionalSession } from './session.ts';

let chosen: Locale | undefined;

let isOfBrowser = false;

/** Notes that the page has the language of the browser, which nobody chose. */
export function noteBrowserLanguage(): void {
  isOfBrowser = true;
}

/**
 * Whether the page has the language of the browser because neither URL, account, cookie nor toggle named one.
 */
export const hasBrowserLanguage = (): boolean => isOfBrowser && chosen === undefined;

/** The language that the user has chosen with the toggle since page load, if any. */
export const chosenLanguage = (): Locale | undefined => chosen;

/**
 * Changes the language on the server and in the cookie, page and URL. Keeps the user's input, and opens a
 * page that is still loading in the new language.
 */
export function useSwitchLanguage(): (lang: Locale) => void {
  const session = useOptionalSession();
  const navigate = useNavigate();
  const here = useLocation();
  const { pathname, search, hash } = useNavigation().location ?? here;
  return lang => {
    chosen = lang;
    writeCookie('locale', lang, localeCookieDays);
    if (session) {
      setSession({ ...session, locale: lang });
      import('./save-language.ts').then(({ saveLanguage }) => saveLanguage(lang));
    }
    navigate(localizePath(pathname + search + hash, lang), { replace: true, preventScrollReset: true });
  };
}
