import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rememberEmail } from '../../../platform/auth/remembered-email.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { EmailField } from './email-field.tsx';
import styles from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import type { SignIn } from './use-sign-in.ts';

interface FieldProps {
  signIn: SignIn;
  onSwitchAccount: () => void;
  isEmailFixed?: boolean;
}

/** Fields for email address and password; read-only once the password is verified. */
export function CredentialFields({ signIn, onSwitchAccount, isEmailFixed = false }: FieldProps) {
  const { t } = useTranslation('session');
  const { step, values, errors, change } = signIn;
  const isVerified = step !== 'password';
  return (
    <>
      <EmailField
        readOnly={isVerified || isEmailFixed}
        value={values.email}
        error={errors.email}
        onChange={email => change('email', email)}
      />
      {isVerified ? (
        <VerifiedPassword {...(step !== 'refused' && { onOtherPerson: onSwitchAccount })} />
      ) : (
        <div className={styles.withLink}>
          <PasswordField
            name="password"
            isMarked={false}
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

/** Link to reset the password. Passes the email address in memory, because a URL may contain none. */
function ForgottenPassword({ email }: { email: string }) {
  const { t } = useTranslation('session');
  const to = useTo();
  return (
    <Link to={to('forgotPassword')} className={styles.link} onClick={() => rememberEmail(email)}>
      {t('forgotten')}
    </Link>
  );
}

function VerifiedPassword({ onOtherPerson }: { onOtherPerson?: () => void }) {
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
