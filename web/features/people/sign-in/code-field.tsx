import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import styles from './login-form.module.css';

interface CodeFieldProps {
  autoFocus?: boolean;
  description?: string;
  value: string;
  /** I18n key of the error to show. */
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Field for a code of six digits; ignores other characters and accepts full-width digits. */
export function CodeField({ error, onChange, ...field }: CodeFieldProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  const digits = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');
  return (
    <TextInput
      {...field}
      name="code"
      label={t('code')}
      required
      withAsterisk={false}
      labelProps={{ className: styles.marked }}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={event => onChange(digits(event.currentTarget.value))}
      error={fieldError(error)}
    />
  );
}
