import { useState } from 'react';
import type { MyOrganization } from '../../shared/organizations/schema.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toastFailed } from '../ui/toast.ts';
import { lastOrganization } from './last-organization.ts';
import { type SignInFailure, signInFailure } from './sign-in-error.ts';
import { nothingYet, type SignInValues, type Step } from './sign-in-values.ts';
import { dropTokens } from './token-store.ts';
import { useOpened } from './use-opened.ts';

/** What signing in takes beside the form: Cognito's code, the contract and its checks. */
const steps = () => Promise.all([import('./sign-in.ts'), import('./sign-in-rules.ts')]);

/** Fetches what the first press of the button will need, while the person is still typing. */
export const prepareSignIn = (): void => void steps().catch(() => undefined);

type Errors = Partial<Record<keyof SignInValues, string>>;

/** The state of the form and how it goes on. */
export function useSignIn() {
  const [step, setStep] = useState<Step>('password');
  const [values, setValues] = useState(nothingYet);
  const [errors, setErrors] = useState<Errors>({});
  const [organizations, setOrganizations] = useState<MyOrganization[]>([]);
  const [isBusy, setBusy] = useState(false);
  const errorText = useErrorText();
  const opened = useOpened();

  function change<Name extends keyof SignInValues>(name: Name, value: SignInValues[Name]): void {
    setValues(before => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  }

  function startAgain(): void {
    dropTokens();
    setStep('password');
    setOrganizations([]);
    change('organizationSlug', null);
  }

  function offer(choices: MyOrganization[]): void {
    const last = choices.find(({ id, status }) => id === lastOrganization() && status === 'active');
    setOrganizations(choices);
    change('organizationSlug', last?.organizationSlug ?? null);
    setStep('organization');
  }

  function tell(failure: SignInFailure): void {
    if ('toast' in failure) toastFailed(errorText(failure.toast, 'sign-in'));
    else setErrors({ [failure.field]: failure.key });
    if ('toast' in failure && step !== 'organization') setStep('password');
  }

  /** Goes one step on; says whether the fields were right. */
  async function goOn(): Promise<boolean> {
    setBusy(true);
    try {
      const [{ takeStep }, { signInErrors }] = await steps();
      const wrong = signInErrors(step, values);
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return false;
      const outcome = await takeStep(step, values);
      if (outcome.at === 'opened') opened(outcome.signedIn);
      else if (outcome.at === 'organization') offer(outcome.organizations);
      else setStep(outcome.at);
    } catch (error) {
      tell(signInFailure(error, step));
    } finally {
      setBusy(false);
    }
    return true;
  }

  return { step, values, errors, organizations, isBusy, change, startAgain, goOn };
}

export type SignIn = ReturnType<typeof useSignIn>;
