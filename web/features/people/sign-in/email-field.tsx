import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';

interface EmailFieldProps {
  value: string;
  /** I18n key of the error to show. */
  error?: string | undefined;
  /** True if the email address is known. The field stays, for password managers and shared devices. */
  readOnly?: boolean;
  /** Whether an asterisk marks the field as required. */
  isMarked?: boolean;
  onChange?: (email: string) => void;
}

export function EmailField({ value, error, readOnly = false, isMarked = false, onChange }: EmailFieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  return (
    <TextInput
      name="email"
      label={t('email')}
      type="email"
      required
      withAsterisk={isMarked}
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
