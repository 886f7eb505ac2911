import { useState } from 'react';
import { account } from '../../shared/account/endpoints.ts';
import type { SignedIn } from '../../shared/account/schema.ts';
import type { MyOrganization } from '../../shared/organizations/schema.ts';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { answerChallenge, isSuperadmin, type Proof, provePassword } from './cognito.ts';
import { dropTokens, keepTokens } from './token-store.ts';

export interface SignInValues {
  email: string;
  password: string;
  newPassword: string;
  code: string;
  organizationSlug: string | null;
  remember: boolean;
}

/** What is asked for now. */
export type Step = 'password' | 'new-password' | 'code' | 'organization';

/** How sign-in goes: prove the password, answer what Cognito asks beside, open an organisation. */
export function useSignIn(onOpened: (signedIn: SignedIn) => void) {
  const [step, setStep] = useState<Step>('password');
  const [organizations, setOrganizations] = useState<MyOrganization[]>([]);

  function startAgain(): void {
    dropTokens();
    setStep('password');
    setOrganizations([]);
  }

  async function open(organizationSlug: string | undefined, remember: boolean): Promise<void> {
    onOpened(await call(account.login, { ...(organizationSlug && { organizationSlug }), remember }));
  }

  async function openOrAsk(remember: boolean): Promise<void> {
    if (await isSuperadmin()) return open(undefined, remember);
    const { data } = await call(account.listMyOrganizations, {});
    if (data.length === 0) throw new CallError('sign-in.no-organization', 403);
    if (data.length === 1) return open(data[0]?.organizationSlug, remember);
    setOrganizations(data);
    setStep('organization');
  }

  /**
   * Goes one step on.
   * @throws what Cognito said while the password is not proved, CallError afterwards
   */
  async function goOn(values: SignInValues): Promise<void> {
    keepTokens(values.remember);
    if (step === 'organization') return open(values.organizationSlug ?? undefined, values.remember);
    const proof = await prove(step, values);
    if (proof !== 'proved') return setStep(proof);
    try {
      await openOrAsk(values.remember);
    } catch (error) {
      startAgain();
      throw error;
    }
  }

  return { step, organizations, goOn, startAgain };
}

function prove(step: Exclude<Step, 'organization'>, values: SignInValues): Promise<Proof> {
  if (step === 'password') return provePassword(values.email.trim(), values.password);
  return answerChallenge(step === 'code' ? values.code.trim() : values.newPassword);
}
