import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Locale } from '../../../shared/core/fields.ts';
import { localeCookieDays } from '../../../shared/core/limits.ts';
import { localizePath } from '../../../shared/core/routes.ts';
import { noteChosenLanguage } from '../../platform/auth/chosen-language.ts';
import { writeCookie } from '../../platform/auth/cookies.ts';
import { setSession, useOptionalSession } from '../../platform/auth/session.ts';

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
    noteChosenLanguage(lang);
    writeCookie('locale', lang, localeCookieDays);
    if (session) {
      setSession({ ...session, locale: lang });
      import('./save-language.ts').then(({ saveLanguage }) => saveLanguage(lang));
    }
    navigate(localizePath(pathname + search + hash, lang), { replace: true, preventScrollReset: true });
  };
}
