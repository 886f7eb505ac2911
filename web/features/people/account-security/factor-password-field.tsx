import { useTranslation } from 'react-i18next';
import { PasswordField } from '../sign-in/password-field.tsx';
import type { useCodeForm } from './use-code-form.ts';

export function FactorPasswordField({
  values,
  errors,
  change,
}: Pick<ReturnType<typeof useCodeForm>, 'values' | 'errors' | 'change'>) {
  const { t } = useTranslation('settings');
  return (
    <PasswordField
      autoFocus
      name="password"
      label={t('email.password')}
      autoComplete="current-password"
      value={values.password}
      error={errors.password}
      onChange={typed => change('password', typed)}
    />
  );
}
