import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clearSession } from '../../../platform/auth/session.ts';
import { hasTokens } from '../../../platform/auth/token-store.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { SignInLayout } from '../../../ui/layout/sign-in-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { useFederatedResponse } from './use-federated-response.ts';

const UnsentAnswers = lazyPart('unsentAnswers');

function LoginPage() {
  const { t } = useTranslation('session');
  usePageTitle(t('signIn'));
  useFederatedResponse();
  // The page of a session that has ended is gone by now, so nothing misses what was in memory.
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
