import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../i18n/use-field-error.ts';
import styles from './login-form.module.css';
import type { SignIn } from './use-sign-in.ts';

interface FieldProps {
  signIn: SignIn;
}

/** Email and password; once the password is proved, both stand still. */
export function CredentialFields({ signIn }: FieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  const { step, values, errors, change, startAgain } = signIn;
  const isProved = step !== 'password';
  return (
    <>
      <TextInput
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
        <ProvedPassword onOtherPerson={startAgain} />
      ) : (
        <PasswordField
          signIn={signIn}
          name="password"
          label={t('password')}
          autoComplete="current-password"
        />
      )}
    </>
  );
}

function ProvedPassword({ onOtherPerson }: { onOtherPerson: () => void }) {
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
      <Button variant="transparent" size="xs" className={styles.otherPerson} onClick={onOtherPerson}>
        {t('otherPerson')}
      </Button>
    </>
  );
}

interface PasswordFieldProps extends FieldProps {
  name: 'password' | 'newPassword';
  label: string;
  description?: string;
  autoComplete: string;
}

function PasswordField({ signIn, name, label, description, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  const [isVisible, setVisible] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        label={label}
        description={description}
        autoComplete={autoComplete}
        value={signIn.values[name]}
        onChange={event => signIn.change(name, event.currentTarget.value)}
        visible={isVisible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': t(isVisible ? 'hidePassword' : 'showPassword'),
          'aria-hidden': false,
          tabIndex: 0,
        }}
        onKeyUp={noticeCapsLock}
        error={fieldError(signIn.errors[name])}
      />
      {hasCapsLock && (
        <p className={styles.capsLock} role="status">
          <IconAlertTriangle size={16} aria-hidden />
          {t('capsLock')}
        </p>
      )}
    </div>
  );
}

/** What Cognito asks for beside the password: a new one, or the code of the second factor. */
export function ChallengeField({ signIn }: FieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  const { step, values, errors, change } = signIn;
  if (step === 'new-password') {
    return (
      <PasswordField
        signIn={signIn}
        name="newPassword"
        label={t('newPassword')}
        description={t('newPasswordHelp')}
        autoComplete="new-password"
      />
    );
  }
  if (step !== 'code') return null;
  return (
    <TextInput
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      value={values.code}
      onChange={event => change('code', event.currentTarget.value)}
      error={fieldError(errors.code)}
    />
  );
}
