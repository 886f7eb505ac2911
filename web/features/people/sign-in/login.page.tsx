import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { SignInLayout } from '../../../ui/layout/sign-in-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { useFederatedResponse } from './use-federated-response.ts';

function LoginPage() {
  const { t } = useTranslation('session');
  usePageTitle(t('signIn'));
  useFederatedResponse();
  return (
    <SignInLayout>
      <LoginForm />
    </SignInLayout>
  );
}

export { LoginPage as Component };
