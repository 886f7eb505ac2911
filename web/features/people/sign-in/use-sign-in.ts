import { useState } from 'react';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { lastOrganization } from '../../../platform/auth/last-organization.ts';
import { clearTokens } from '../../../platform/auth/token-store.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { hideFailures, toastFailed } from '../../../ui/feedback/toast.ts';
import { chooseOrganization, type Refusal, type SignInOptions } from './choose-organization.ts';
import { type SignInFailure, signInFailure } from './sign-in-error.ts';
import { emptySignInValues, type SignInErrors, type SignInValues, type Step } from './sign-in-values.ts';

/**
 * Loads the modules for submitting while the user types. Includes those that show errors, because they could
 * not be loaded once the network has failed.
 */
export function prepareSignIn(): void {
  const modules = [import('./sign-in.ts'), import('./sign-in-rules.ts')];
  const toastModules = [
    import('../../../ui/feedback/show-toast.tsx'),
    import('../../../ui/feedback/toast-area.tsx'),
  ];
  Promise.all([...modules, ...toastModules]).catch(() => undefined);
}

interface Options {
  initialValues?: Partial<SignInValues>;
  onSignedIn: (signedIn: SignedIn) => void;
  /** Opens the session after authentication, if it is already known which organisation to open. */
  openSession?: (remember: boolean) => Promise<SignedIn>;
}

export function useSignIn({ initialValues, onSignedIn, openSession }: Options) {
  const [step, setStep] = useState<Step>('password');
  const [values, setValues] = useState<SignInValues>({ ...emptySignInValues, ...initialValues });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [options, setOptions] = useState<SignInOptions>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const errorText = useErrorText();

  function change<Name extends keyof SignInValues>(name: Name, value: SignInValues[Name]): void {
    setValues(before => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => (name === 'email' ? {} : others));
    setRefusal(undefined);
  }

  function restart(): void {
    clearTokens();
    setValues({ ...emptySignInValues, remember: values.remember });
    setOptions(undefined);
    setRefusal(undefined);
    setStep('password');
  }

  function switchChallenge(kind: 'code' | 'recovery' | 'enrol'): void {
    change('code', '');
    setStep(kind);
  }

  /** Shows a failed sign-in step. Returns false if it is shown at a field. */
  function showFailure(failure: SignInFailure): boolean {
    if ('field' in failure) {
      setErrors({ [failure.field]: failure.key });
      return false;
    }
    if ('refused' in failure) handleRefusal(failure.refused);
    else {
      toastFailed(errorText(failure.toast, 'sign-in'));
      if (step !== 'organization') resetTo('password');
      if (failure.isAtPassword) setErrors({ password: 'validation.credentials' });
    }
    return !('isAtPassword' in failure && failure.isAtPassword);
  }

  function handleRefusal(reason: Refusal): void {
    if (reason === 'sign-in.second-factor-needed') switchChallenge('enrol');
    else {
      setRefusal(reason);
      if (step !== 'organization') resetTo('refused');
    }
  }

  /** Returns to a step and deletes the tokens, so that an unfinished sign-in leaves none. */
  function resetTo(to: 'password' | 'refused'): void {
    clearTokens();
    if (to === 'password') setOptions(undefined);
    setStep(to);
  }

  async function open(organizationSlug: string | undefined): Promise<void> {
    const { openOrganization } = await import('./sign-in.ts');
    onSignedIn(await openOrganization(organizationSlug, values.remember));
  }

  async function authenticateAndOpen(): Promise<void> {
    const { authenticate, loadSignInOptions } = await import('./sign-in.ts');
    const proof = await authenticate(step, values);
    if (proof !== 'proved') return setStep(proof);
    if (openSession) return onSignedIn(await openSession(values.remember));
    const found = await loadSignInOptions();
    setOptions(found);
    const choice = chooseOrganization(found, values.organizationSlug, lastOrganization());
    if ('open' in choice) return open(choice.open);
    if ('refused' in choice) return handleRefusal(choice.refused);
    change('organizationSlug', choice.ask);
    setStep('organization');
  }

  async function submitStep(): Promise<boolean> {
    setBusy(true);
    try {
      const { signInErrors } = await import('./sign-in-rules.ts');
      const wrong = signInErrors(step, values);
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return false;
      hideFailures();
      await (step === 'organization' ? open(values.organizationSlug ?? undefined) : authenticateAndOpen());
    } catch (error) {
      return showFailure(signInFailure(error, step));
    } finally {
      setBusy(false);
    }
    return true;
  }

  return {
    step,
    values,
    errors,
    places: options,
    refusal,
    isBusy,
    change,
    turnTo: switchChallenge,
    startAgain: restart,
    goOn: submitStep,
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
