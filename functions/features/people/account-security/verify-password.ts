import { AppError } from '../../../../shared/core/errors.ts';
import type { AccountContext } from '../../../composition/context.ts';

type Services = Pick<AccountContext, 'signInThrottle' | 'userPool' | 'network'>;

/**
 * Checks the password again before a sensitive action.
 * @throws rate.limited; request.invalid with the wrong field
 */
export function verifyPassword(services: Services, email: string, password: string): Promise<void> {
  return verify(services, email, { password }, async () => undefined);
}

/**
 * Checks the password and the second factor, if there is one, before an action that cannot be undone.
 * @param code of the authenticator app
 * @param proceed runs after the check
 * @throws rate.limited; request.invalid with the wrong field
 */
export function verifyPasswordAndCode<Answer>(
  services: Services,
  email: string,
  { password, code }: { password: string; code: string | undefined },
  proceed: () => Promise<Answer>,
): Promise<Answer> {
  return verify(services, email, { password, code: code || undefined }, async proof => {
    if (proof === 'second-factor')
      throw new AppError('request.invalid', { fields: { code: 'validation.required' } });
    return proceed();
  });
}

function verify<Answer>(
  { signInThrottle, userPool, network }: Services,
  email: string,
  { password, code }: { password: string; code?: string | undefined },
  proceed: (proof: 'right' | 'second-factor') => Promise<Answer>,
): Promise<Answer> {
  return signInThrottle.attempt(
    { email, network },
    async () => {
      const proof = await (await userPool()).signIns.verify(email, password, code);
      if (proof === 'right' || proof === 'second-factor') return proof;
      const field = proof === 'wrong' ? 'password' : 'code';
      const says = proof === 'wrong' ? 'validation.password_wrong' : 'validation.code';
      throw new AppError('request.invalid', { fields: { [field]: says } });
    },
    proceed,
  );
}
