import { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import {
  type AuthResult,
  answerChallenge,
  isSuperadmin,
  signInWithPassword,
} from '../../../platform/auth/cognito.ts';
import { persistTokens } from '../../../platform/auth/token-storage.ts';
import type { SignInOptions } from './choose-organization.ts';
import { presentPassword, type SignInValues, type Step } from './sign-in-values.ts';

/**
 * Authenticates with the password, or answers Cognito's challenge.
 * @throws Cognito's error, or a network error
 */
export async function authenticate(step: Step, values: SignInValues): Promise<AuthResult> {
  await persistTokens(values.remember);
  if (step === 'password') return signInWithPassword(values.email.trim(), values.password);
  if (step === 'recovery') return recover(values);
  if (step === 'enrol') return enrol(values);
  return step === 'new-password' ? choosePassword(values) : answerChallenge(values.code);
}

/**
 * Replaces the password through our API, which checks the minimum length of the organisations, and signs in.
 * @throws CallError
 */
async function choosePassword({ email, password, newPassword }: SignInValues): Promise<AuthResult> {
  await call(accountSecurity.choosePassword, { email: email.trim(), password, newPassword });
  return signInWithPassword(email.trim(), newPassword);
}

/** Uses up a recovery code; afterwards the password alone is enough to sign in. @throws CallError */
async function recover({ email, password, code }: SignInValues): Promise<AuthResult> {
  await call(accountSecurity.recover, { email: email.trim(), password, code });
  return signInWithPassword(email.trim(), password);
}

/** Sets up the second factor that the user must have. @throws CallError */
async function enrol(values: SignInValues): Promise<AuthResult> {
  const { finishSecondFactor } = await import('./second-factor.ts');
  await finishSecondFactor(presentPassword(values), values.code);
  return 'proved';
}

/** Reads where the authenticated user can sign in. @throws CallError */
export async function loadSignInOptions(): Promise<SignInOptions> {
  if (await isSuperadmin()) return 'platform';
  return (await call(account.listMyOrganizations, {})).data;
}

/** Opens an organisation; without a slug, opens the platform. @throws CallError */
export async function openOrganization(
  organizationSlug: string | undefined,
  remember: boolean,
): Promise<SignedIn> {
  await persistTokens(remember);
  return call(account.login, { ...(organizationSlug && { organizationSlug }), remember });
}
