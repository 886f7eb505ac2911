import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFieldError } from '../i18n/use-field-error.ts';
import { useTo } from '../i18n/use-lang.ts';
import { keepEmail } from './kept-email.ts';
import styles from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import type { SignIn } from './use-sign-in.ts';

interface FieldProps {
  signIn: SignIn;
  onOtherPerson: () => void;
}

/** Email and password; once the password is proved, both stand still. */
export function CredentialFields({ signIn, onOtherPerson }: FieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  const { step, values, errors, change } = signIn;
  const isProved = step !== 'password';
  return (
    <>
      <TextInput
        name="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={isProved}
        value={values.email}
        onChange={event => change('email', event.currentTarget.value)}
        error={fieldError(errors.email)}
      />
      {isProved ? (
        <ProvedPassword {...(step !== 'refused' && { onOtherPerson })} />
      ) : (
        <div className={styles.withLink}>
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            value={values.password}
            error={errors.password}
            onChange={password => change('password', password)}
          />
          <ForgottenPassword email={values.email} />
        </div>
      )}
    </>
  );
}

/** What was typed goes along in memory: an address is no place for an email. */
function ForgottenPassword({ email }: { email: string }) {
  const { t } = useTranslation('session');
  const to = useTo();
  return (
    <Link to={to('forgotPassword')} className={styles.link} onClick={() => keepEmail(email)}>
      {t('forgotten')}
    </Link>
  );
}

function ProvedPassword({ onOtherPerson }: { onOtherPerson?: () => void }) {
  const { t } = useTranslation('session');
  const checked = (
    <span className={styles.checked}>
      <IconCircleCheck size={18} aria-hidden />
      {t('checked')}
    </span>
  );
  return (
    <>
      <TextInput
        label={t('password')}
        type="password"
        autoComplete="off"
        value="••••••••••"
        readOnly
        rightSection={checked}
        rightSectionWidth={104}
      />
      {onOtherPerson && (
        <Button variant="transparent" size="xs" className={styles.otherPerson} onClick={onOtherPerson}>
          {t('otherPerson')}
        </Button>
      )}
    </>
  );
}
