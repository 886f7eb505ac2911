import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CodeField } from './code-field.tsx';
import { EnrolFields } from './enrol-fields.tsx';
import styles from './login-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RecoveryField } from './recovery-field.tsx';
import { presentPassword } from './sign-in-values.ts';
import type { SignIn } from './use-sign-in.ts';

export function ChallengeFields({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('session');
  const { step, values, errors, change, turnTo } = signIn;
  const codeProps = { error: errors.code, onChange: (typed: string) => change('code', typed) };
  if (step === 'new-password') {
    return (
      <NewPasswordFields email={values.email} values={values} errors={errors} autoFocus onChange={change} />
    );
  }
  if (step === 'enrol') {
    const password = presentPassword(values);
    return <EnrolFields email={values.email} password={password} code={values.code} {...codeProps} />;
  }
  if (step === 'recovery') {
    return (
      <>
        <RecoveryField value={values.code} {...codeProps} />
        <Button variant="transparent" size="xs" className={styles.otherPerson} onClick={() => turnTo('code')}>
          {t('recovery.back')}
        </Button>
      </>
    );
  }
  if (step !== 'code') return null;
  return (
    <>
      <CodeField autoFocus description={t('codeHelp')} value={values.code} {...codeProps} />
      <Button
        variant="transparent"
        size="xs"
        className={styles.otherPerson}
        onClick={() => turnTo('recovery')}
      >
        {t('recovery.use')}
      </Button>
    </>
  );
}
