import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../i18n/use-field-error.ts';
import styles from './login-form.module.css';
import type { SignInValues, Step } from './use-sign-in.ts';

type Form = UseFormReturnType<SignInValues>;

interface CredentialFieldsProps {
  form: Form;
  /** Once the password is proved, both fields stand still. */
  isProved: boolean;
  onChangePerson: () => void;
}

export function CredentialFields({ form, isProved, onChangePerson }: CredentialFieldsProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  return (
    <>
      <TextInput
        {...form.getInputProps('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={isProved}
        error={fieldError(form.errors.email)}
      />
      {isProved ? (
        <ProvedPassword onChangePerson={onChangePerson} />
      ) : (
        <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
      )}
    </>
  );
}

function ProvedPassword({ onChangePerson }: Pick<CredentialFieldsProps, 'onChangePerson'>) {
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
      <Button variant="transparent" size="xs" className={styles.otherPerson} onClick={onChangePerson}>
        {t('otherPerson')}
      </Button>
    </>
  );
}

interface PasswordFieldProps {
  form: Form;
  name: 'password' | 'newPassword';
  label: string;
  description?: string;
  autoComplete: string;
}

function PasswordField({ form, name, label, description, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  const [isVisible, setVisible] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        {...form.getInputProps(name)}
        label={label}
        description={description}
        autoComplete={autoComplete}
        visible={isVisible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': t(isVisible ? 'hidePassword' : 'showPassword'),
          'aria-hidden': false,
          tabIndex: 0,
        }}
        onKeyUp={noticeCapsLock}
        error={fieldError(form.errors[name])}
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
export function ChallengeField({ form, step }: { form: Form; step: Step }) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  if (step === 'new-password') {
    return (
      <PasswordField
        form={form}
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
      {...form.getInputProps('code')}
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      error={fieldError(form.errors.code)}
    />
  );
}
