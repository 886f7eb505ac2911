import i18next from 'i18next';
import { useLocation, useNavigate } from 'react-router';
import { localeCookieDays } from '../../../../shared/core/limits.ts';
import { localizePath, pathFor } from '../../../../shared/core/routes.ts';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { chosenLanguage, hasBrowserLanguage } from '../../../platform/auth/chosen-language.ts';
import { writeCookie } from '../../../platform/auth/cookies.ts';
import { rememberOrganization } from '../../../platform/auth/last-organization.ts';
import { rememberEmail } from '../../../platform/auth/remembered-email.ts';
import { setSession } from '../../../platform/auth/session.ts';
import { returnUrl } from '../../../platform/auth/sign-in-urls.ts';
import { toSession } from '../../../platform/auth/to-session.ts';
import { loadTranslations } from '../../../platform/i18n/translations.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';

/**
 * Returns a function that stores the session, shows a toast, and opens the page that the person first asked
 * for, or the home page in the language of the account.
 * @param toastKey i18n key of the toast to show
 */
export function useCompleteSignIn(
  toastKey: 'signedIn' | 'registered' | 'joined' = 'signedIn',
): (signedIn: SignedIn) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const lang = useLocale();
  return signedIn => {
    const { user, organization } = signedIn;
    queryClient.clear();
    rememberEmail('');
    const locale = chosenLanguage() ?? user.locale;
    setSession({ ...toSession(signedIn), locale });
    if (locale !== user.locale)
      import('../../../ui/layout/save-language.ts').then(({ saveLanguage }) => saveLanguage(locale));
    writeCookie('locale', locale, localeCookieDays);
    if (organization) rememberOrganization(organization.organizationSlug);
    const next = returnUrl(search);
    const shown = next && !hasBrowserLanguage() ? lang : locale;
    navigate(next ? localizePath(next, shown) : pathFor(shown, 'home'), { replace: true });
    loadTranslations(shown, ['session']).then(() => toastDone(i18next.t(`session:${toastKey}`)));
  };
}
