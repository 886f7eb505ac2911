import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import { passwordFault } from '../../../../shared/core/password.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { ResetProof } from '../../../../shared/features/people/account-security/schema.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { completePasswordChange } from '../account/complete-password-change.ts';

const proofBytes = 32;

interface Reset {
  email: string;
  code: string;
  newPassword: string;
}

/**
 * The password rules reveal whether an account exists, and in which organisations, so they are returned only
 * after the emailed code was verified. A verified code cannot be used again. If the new password is
 * unsuitable, the response therefore contains a proof (a random temporary password) for the next attempt.
 * After a reset by code, Cognito's trigger ends the sessions, even if the code was used outside our API.
 */
export const resetPassword: AccountHandler<typeof accountSecurity.resetPassword> = async (reset, context) => {
  const { email, newPassword } = reset;
  const { people, signInThrottle, network } = context;
  return signInThrottle.attempt(
    { email, network },
    async () => {
      const userPool = await context.userPool();
      const known = await userPool.find(email);
      const rules = await people.passwordRulesOf(known?.id ?? randomUUID());
      const fault = passwordFault(newPassword, rules);
      const proof = `reset.${randomBytes(proofBytes).toString('base64url')}`;
      const isProved = ResetProof.safeParse(reset.code).success;
      if (isProved) await continueReset(context, reset, known?.id, fault === null);
      else await userPool.passwords.reset(email, reset.code, fault ? proof : newPassword);
      return { fault, minLength: rules.minLength, proof: isProved ? reset.code : proof };
    },
    async ({ fault, minLength, proof }) =>
      fault
        ? { isSet: false, fault, atLeast: minLength, proof }
        : { isSet: true, fault, atLeast: null, proof: null },
  );
};

/**
 * Continues a password reset with the proof from an earlier attempt.
 * @throws request.invalid if the proof is wrong
 */
async function continueReset(
  context: AccountContext,
  { email, code, newPassword }: Reset,
  sub: string | undefined,
  isFit: boolean,
): Promise<void> {
  const { signIns, passwords } = await context.userPool();
  if (!sub || (await signIns.verify(email, code)) === 'wrong')
    throw new AppError('request.invalid', { fields: { code: 'validation.code' } });
  if (!isFit) return;
  await passwords.set(sub, newPassword);
  await completePasswordChange(context, sub);
}
