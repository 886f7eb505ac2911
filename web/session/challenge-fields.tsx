import { useTranslation } from 'react-i18next';
import { CodeField } from './code-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { SignIn } from './use-sign-in.ts';

/** What Cognito asks for beside the password: a new one, or the code of the second factor. */
export function ChallengeFields({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('session');
  const { step, values, errors, change } = signIn;
  if (step === 'new-password') {
    return (
      <NewPasswordFields email={values.email} values={values} errors={errors} autoFocus onChange={change} />
    );
  }
  if (step !== 'code') return null;
  return (
    <CodeField
      autoFocus
      description={t('codeHelp')}
      value={values.code}
      error={errors.code}
      onChange={code => change('code', code)}
    />
  );
}
