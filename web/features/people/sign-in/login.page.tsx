import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { SignInFrame } from '../../../ui/layout/sign-in-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { useFederatedAnswer } from './use-federated-answer.ts';

export function LoginPage() {
  const { t } = useTranslation('session');
  usePageTitle(t('signIn'));
  useFederatedAnswer();
  return (
    <SignInFrame>
      <LoginForm />
    </SignInFrame>
  );
}
