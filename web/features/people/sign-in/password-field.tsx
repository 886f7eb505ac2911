import { PasswordInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import styles from './login-form.module.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  description?: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  /** Whether the field is marked as required; false in short forms in which every field is. */
  isMarked?: boolean;
  value: string;
  /** I18n key of the error to show. */
  error: string | undefined;
  /** Minimum length of a password, for the error about shorter ones. */
  limit?: number;
  onChange: (value: string) => void;
}

export function PasswordField({ error, limit, isMarked = true, onChange, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  const [isVisible, setVisible] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        {...field}
        required
        withAsterisk={false}
        labelProps={{ className: isMarked ? styles.marked : undefined }}
        data-autofocus={field.autoFocus}
        onChange={event => onChange(event.currentTarget.value)}
        visible={isVisible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': t(isVisible ? 'hidePassword' : 'showPassword'),
          'aria-hidden': false,
          tabIndex: 0,
        }}
        onKeyDown={noticeCapsLock}
        onKeyUp={noticeCapsLock}
        onBlur={() => setCapsLock(false)}
        error={fieldError(error, error === 'validation.max_length' ? undefined : limit)}
        aria-invalid={error !== undefined}
      />
      <div role="status">
        {hasCapsLock && (
          <p className={styles.capsLock}>
            <IconAlertTriangle size={16} aria-hidden />
            {t('capsLock')}
          </p>
        )}
      </div>
    </div>
  );
}
