import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { clearSession } from '../../../platform/auth/session.ts';
import { withoutFederatedResponse } from '../../../platform/auth/sign-in-urls.ts';
import { hasTokens } from '../../../platform/auth/token-store.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { SignInLayout } from '../../../ui/layout/sign-in-layout.tsx';
import { LoginForm } from './login-form.tsx';

/**
 * Removes a federated sign-in response from the URL and rejects it. This installation has no other sign-in
 * provider, so nobody asked for the response.
 */
function useFederatedResponse(): void {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const rest = withoutFederatedResponse(search);
    if (rest === undefined) return;
    toastFailed(t('sign-in.failed'));
    navigate({ pathname, search: rest }, { replace: true });
  }, [t, navigate, pathname, search]);
}

const UnsentAnswers = lazyPart('unsentAnswers');

function LoginPage() {
  const { t } = useTranslation('session');
  usePageTitle(t('signIn'));
  useFederatedResponse();
  // Nothing renders the ended session any more, so the cache can be cleared.
  useEffect(() => {
    if (!hasTokens()) clearSession('expired');
  }, []);
  return (
    <SignInLayout>
      {hasPreparedDay() && (
        <Suspense>
          <UnsentAnswers isSignIn />
        </Suspense>
      )}
      <LoginForm />
    </SignInLayout>
  );
}

export { LoginPage as Component };
