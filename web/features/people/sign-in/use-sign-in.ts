import { useState } from 'react';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { lastOrganization } from '../../../platform/auth/last-organization.ts';
import { dropTokens } from '../../../platform/auth/token-store.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { hideFailures, toastFailed } from '../../../ui/feedback/toast.ts';
import { choosePlace, type Places, type Refusal } from './choose-place.ts';
import { type SignInFailure, signInFailure } from './sign-in-error.ts';
import { nothingYet, type SignInErrors, type SignInValues, type Step } from './sign-in-values.ts';

/**
 * Fetches what the first press of the button will need, while the person is still typing. What says that
 * it did not work is needed most where nothing can be fetched any more.
 */
export function prepareSignIn(): void {
  const parts = [import('./sign-in.ts'), import('./sign-in-rules.ts')];
  const voice = [
    import('../../../ui/feedback/show-toast.tsx'),
    import('../../../ui/feedback/toast-area.tsx'),
  ];
  Promise.all([...parts, ...voice]).catch(() => undefined);
}

interface Options {
  /** What is known before anything is typed. */
  known?: Partial<SignInValues>;
  opened: (signedIn: SignedIn) => void;
  /** Where the way leads once the person is proved, where that is settled already. */
  enter?: (remember: boolean) => Promise<SignedIn>;
}

/** The state of the form and how it goes on. */
export function useSignIn({ known, opened, enter }: Options) {
  const [step, setStep] = useState<Step>('password');
  const [values, setValues] = useState<SignInValues>({ ...nothingYet, ...known });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [places, setPlaces] = useState<Places>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const errorText = useErrorText();

  function change<Name extends keyof SignInValues>(name: Name, value: SignInValues[Name]): void {
    setValues(before => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
    setRefusal(undefined);
  }

  function startAgain(): void {
    dropTokens();
    setValues({ ...nothingYet, remember: values.remember });
    setPlaces(undefined);
    setRefusal(undefined);
    setStep('password');
  }

  /** Asks for a code of another kind. */
  function turnTo(kind: 'code' | 'recovery' | 'enrol'): void {
    change('code', '');
    setStep(kind);
  }

  function tell(failure: SignInFailure): void {
    if ('field' in failure) setErrors({ [failure.field]: failure.key });
    else if ('refused' in failure) refuse(failure.refused);
    else {
      toastFailed(errorText(failure.toast, 'sign-in'));
      if (step !== 'organization') goBack('password');
    }
  }

  function refuse(reason: Refusal): void {
    if (reason === 'sign-in.second-factor-needed') turnTo('enrol');
    else {
      setRefusal(reason);
      if (step !== 'organization') goBack('refused');
    }
  }

  /** Nobody stays half signed in: without a way in, the proof is given back. */
  function goBack(to: 'password' | 'refused'): void {
    dropTokens();
    if (to === 'password') setPlaces(undefined);
    setStep(to);
  }

  async function open(organizationSlug: string | undefined): Promise<void> {
    const { openPlace } = await import('./sign-in.ts');
    opened(await openPlace(organizationSlug, values.remember));
  }

  async function proveAndEnter(): Promise<void> {
    const { prove, findPlaces } = await import('./sign-in.ts');
    const proof = await prove(step, values);
    if (proof !== 'proved') return setStep(proof);
    if (enter) return opened(await enter(values.remember));
    const found = await findPlaces();
    setPlaces(found);
    const choice = choosePlace(found, values.organizationSlug, lastOrganization());
    if ('open' in choice) return open(choice.open);
    if ('refused' in choice) return refuse(choice.refused);
    change('organizationSlug', choice.ask);
    setStep('organization');
  }

  /** Goes one step on; says whether the fields were right. */
  async function goOn(): Promise<boolean> {
    setBusy(true);
    try {
      const { signInErrors } = await import('./sign-in-rules.ts');
      const wrong = signInErrors(step, values);
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return false;
      hideFailures();
      await (step === 'organization' ? open(values.organizationSlug ?? undefined) : proveAndEnter());
    } catch (error) {
      tell(signInFailure(error, step));
    } finally {
      setBusy(false);
    }
    return true;
  }

  return { step, values, errors, places, refusal, isBusy, change, turnTo, startAgain, goOn };
}

export type SignIn = ReturnType<typeof useSignIn>;
