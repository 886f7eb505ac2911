import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';

interface EmailFieldProps {
  value: string;
  /** Key of the sentence that says what is wrong. */
  error?: string | undefined;
  /** Known already, and shown for password managers and for whoever shares the device. */
  readOnly?: boolean;
  onChange?: (email: string) => void;
}

/** The address somebody signs in with. */
export function EmailField({ value, error, readOnly = false, onChange }: EmailFieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  return (
    <TextInput
      name="email"
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      readOnly={readOnly}
      value={value}
      onChange={event => onChange?.(event.currentTarget.value)}
      error={fieldError(error)}
    />
  );
}
