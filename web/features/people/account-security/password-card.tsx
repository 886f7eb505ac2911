import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minPasswordLength } from '../../../../shared/core/limits.ts';
import { isShortFor, NewPassword } from '../../../../shared/core/password.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { useFieldValues } from '../../../ui/form/use-field-values.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import '../../../ui/form/validation-keys.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';

const emptyValues = { present: '', newPassword: '', confirmPassword: '' };
type Values = typeof emptyValues;
type Errors = Partial<Values>;

export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const node = useRef<HTMLFormElement>(null);
  const { values, errors, change, setErrors, reset } = useFieldValues(emptyValues);
  const minLength = useSession().organization?.passwordLength ?? minPasswordLength;
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = errorsOf(values, minLength);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFirstInvalid(node.current);
    setBusy(true);
    try {
      await call(accountSecurity.changePassword, {
        password: values.present,
        newPassword: values.newPassword,
      });
      reset();
      toastDone(t('toast.password'));
    } catch (error) {
      const { password: present, newPassword } = error instanceof CallError ? error.fields : {};
      setErrors({ ...(present && { present }), ...(newPassword && { newPassword }) });
      focusFirstInvalid(node.current);
      toastFailed(t('toast.passwordFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={node} noValidate onSubmit={submit} className={card.small}>
      <h2>{t('account.password')}</h2>
      <PasswordField
        name="present"
        label={t('account.present')}
        autoComplete="current-password"
        value={values.present}
        error={errors.present}
        onChange={value => change('present', value)}
      />
      <NewPasswordFields
        email={email}
        values={values}
        errors={errors}
        minLength={minLength}
        onChange={change}
      />
      <div>
        <Button type="submit" loading={isBusy}>
          {t('account.changePassword')}
        </Button>
      </div>
    </form>
  );
}

function errorsOf({ present, newPassword, confirmPassword }: Values, atLeast: number): Errors {
  const { error } = NewPassword.safeParse(newPassword);
  return {
    ...(present === '' && { present: 'validation.required' }),
    ...(error && { newPassword: error.issues[0]?.message ?? 'validation.required' }),
    ...(isShortFor(newPassword, atLeast) && { newPassword: 'validation.password_short' }),
    ...(confirmPassword === '' && { confirmPassword: 'validation.required' }),
    ...(confirmPassword !== '' &&
      confirmPassword !== newPassword && { confirmPassword: 'validation.password_unlike' }),
  };
}
