import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import styles from './login-form.module.css';

interface RecoveryFieldProps {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

export function RecoveryField({ value, error, onChange }: RecoveryFieldProps) {
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
