import { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { security } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { answerChallenge, isSuperadmin, type Proof, provePassword } from '../../../platform/auth/cognito.ts';
import { keepTokens } from '../../../platform/auth/token-store.ts';
import type { Places } from './choose-place.ts';
import type { SignInValues, Step } from './sign-in-values.ts';

/**
 * Proves who it is: by the password, or by what Cognito asks beside it.
 * @throws what Cognito said, or that it could not be reached
 */
export function prove(step: Step, values: SignInValues): Promise<Proof> {
  keepTokens(values.remember);
  if (step === 'password') return provePassword(values.email.trim(), values.password);
  if (step === 'recovery') return recover(values);
  if (step === 'enrol') return enrol(values.code);
  return step === 'new-password' ? choosePassword(values) : answerChallenge(values.code);
}

/** The organisations say how long it has to be, so it is set by the product and then proved. @throws CallError */
async function choosePassword({ email, password, newPassword }: SignInValues): Promise<Proof> {
  await call(security.choosePassword, { email: email.trim(), password, newPassword });
  return provePassword(email.trim(), newPassword);
}

/** Uses a recovery code up; after it the password alone is enough. @throws CallError */
async function recover({ email, password, code }: SignInValues): Promise<Proof> {
  await call(security.recover, { email: email.trim(), password, code });
  return provePassword(email.trim(), password);
}

/** Sets up the second factor without which there is no way on. */
async function enrol(code: string): Promise<Proof> {
  await (await import('./second-factor.ts')).finishSecondFactor(code);
  return 'proved';
}

/** Where the person who has just proved themselves may work. @throws CallError */
export async function findPlaces(): Promise<Places> {
  if (await isSuperadmin()) return 'platform';
  return (await call(account.listMyOrganizations, {})).data;
}

/** Opens an organisation, or the platform without a slug. @throws CallError */
export function openPlace(organizationSlug: string | undefined, remember: boolean): Promise<SignedIn> {
  keepTokens(remember);
  return call(account.login, { ...(organizationSlug && { organizationSlug }), remember });
}
