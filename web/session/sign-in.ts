import { account } from '../../shared/account/endpoints.ts';
import type { SignedIn } from '../../shared/account/schema.ts';
import type { MyOrganization } from '../../shared/organizations/schema.ts';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { answerChallenge, isSuperadmin, type Proof, provePassword } from './cognito.ts';
import type { SignInValues, Step } from './sign-in-values.ts';
import { dropTokens, keepTokens } from './token-store.ts';

/** What comes of a step: the session, or what is asked next. */
export type Outcome =
  | { at: 'opened'; signedIn: SignedIn }
  | { at: 'new-password' | 'code' }
  | { at: 'organization'; organizations: MyOrganization[] };

/**
 * Goes one step on: proves the password, answers what Cognito asks beside, opens an organisation.
 * @throws what Cognito said while the password is not proved, CallError afterwards
 */
export async function takeStep(step: Step, values: SignInValues): Promise<Outcome> {
  keepTokens(values.remember);
  if (step === 'organization') return open(values.organizationSlug ?? undefined, values.remember);
  const proof = await prove(step, values);
  if (proof !== 'proved') return { at: proof };
  try {
    return await openOrAsk(values.remember);
  } catch (error) {
    dropTokens();
    throw error;
  }
}

function prove(step: Exclude<Step, 'organization'>, values: SignInValues): Promise<Proof> {
  if (step === 'password') return provePassword(values.email.trim(), values.password);
  return answerChallenge(step === 'code' ? values.code.trim() : values.newPassword);
}

async function openOrAsk(remember: boolean): Promise<Outcome> {
  if (await isSuperadmin()) return open(undefined, remember);
  const { data: organizations } = await call(account.listMyOrganizations, {});
  const [only, ...others] = organizations;
  if (!only) throw new CallError('sign-in.no-organization', 403);
  if (others.length === 0) return open(only.organizationSlug, remember);
  return { at: 'organization', organizations };
}

async function open(organizationSlug: string | undefined, remember: boolean): Promise<Outcome> {
  const signedIn = await call(account.login, { ...(organizationSlug && { organizationSlug }), remember });
  return { at: 'opened', signedIn };
}
