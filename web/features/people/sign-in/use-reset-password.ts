import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PasswordResetAnswer } from '../../../../shared/features/people/account-security/schema.ts';
import { rememberEmail, rememberedEmail } from '../../../platform/auth/remembered-email.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import type { ResetValues } from './sign-in-rules.ts';
import type { SignInErrors } from './sign-in-values.ts';

export function useResetPassword() {
  const { t } = useTranslation(['session', 'errors']);
  const navigate = useNavigate();
  const login = useTo()('login');
  const [values, setValues] = useState<ResetValues>({
    email: rememberedEmail(),
    code: '',
    newPassword: '',
    confirmPassword: '',
  });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [proof, setProof] = useState<string | null>(null);
  const [minLength, setMinLength] = useState<number>();
  const [isBusy, setBusy] = useState(false);

  function change(name: keyof ResetValues, value: string): void {
    setValues(before => ({ ...before, [name]: value }));
    if (name === 'email' || name === 'code') setProof(null);
    setErrors(({ [name]: _, ...others }) => others);
  }

  /** Shows errors of the form; returns whether there are any. */
  function showErrors(wrong: SignInErrors): boolean {
    setErrors(wrong);
    return Object.keys(wrong).length > 0;
  }

  /** Shows that the new password is weak. The code is used up; the next attempt sends `proof` instead. */
  function showWeakPassword({
    fault,
    atLeast: minLength,
    proof,
  }: Omit<PasswordResetAnswer, 'isSet'>): boolean {
    setProof(proof);
    setMinLength(minLength ?? undefined);
    return showErrors({ newPassword: `validation.password_${fault ?? 'short'}` });
  }

  async function submit(): Promise<boolean> {
    setBusy(true);
    const [{ setPassword, resetFailure }, { resetErrors }] = await Promise.all([
      import('./set-password.ts'),
      import('./sign-in-rules.ts'),
    ]);
    try {
      if (showErrors(resetErrors(values))) return false;
      const { isSet, ...unfit } = await setPassword(values, proof);
      if (!isSet) return !showWeakPassword(unfit);
      rememberEmail(values.email);
      await navigate(login, { replace: true });
      toastDone(i18next.t('session:reset.done'));
      return true;
    } catch (error) {
      const failure = resetFailure(error);
      if ('fields' in failure) return !showErrors(failure.fields);
      toastFailed(failure.toast === 'outOfReach' ? t('errors:network.failed') : t(`reset.${failure.toast}`));
      return true;
    } finally {
      setBusy(false);
    }
  }

  /** Returns whether the typed email address is valid; shows its error otherwise. */
  async function hasEmail(): Promise<boolean> {
    const { emailErrors } = await import('./sign-in-rules.ts');
    return !showErrors(emailErrors(values.email));
  }

  return { values, errors, atLeast: minLength, isBusy, change, submit, hasEmail };
}
