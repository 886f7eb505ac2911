import { Button, Loader, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { CodeField } from './code-field.tsx';
import styles from './login-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SetupFields } from './setup-fields.tsx';
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

interface EnrolFieldsProps {
  email: string;
  /** The password, which has just been verified. */
  password: string;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Sets up an authenticator app (TOTP) for users who must have a second factor before signing in. */
function EnrolFields({ email, password, code, error, onChange }: EnrolFieldsProps) {
  const { t } = useTranslation('errors');
  const {
    data,
    isError,
    refetch: beginAgain,
  } = useQuery({
    queryKey: ['second-factor-setup', email],
    queryFn: async () => (await import('./second-factor.ts')).beginSecondFactor(email, password),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (isError) return <ListFailure text={t('server.failed')} onRetry={beginAgain} />;
  if (!data) return <Loader />;
  return <SetupFields {...data} code={code} error={error} onChange={onChange} />;
}

interface RecoveryFieldProps {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

function RecoveryField({ value, error, onChange }: RecoveryFieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  return (
    <TextInput
      autoFocus
      name="code"
      required
      withAsterisk={false}
      labelProps={{ className: styles.marked }}
      label={t('recovery.code')}
      description={t('recovery.help')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      error={fieldError(error)}
    />
  );
}
