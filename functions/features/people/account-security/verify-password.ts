import { AppError } from '../../../../shared/core/errors.ts';
import type { AccountContext } from '../../../composition/context.ts';

type Services = Pick<AccountContext, 'signInThrottle' | 'userPool' | 'network'>;

/**
 * Asks for the password again before sensitive actions.
 * @returns whether the person has a second factor
 * @throws rate.limited, request.invalid naming the field
 */
export async function verifyPassword(services: Services, email: string, password: string): Promise<boolean> {
  const proof = await verify(services, email, password);
  return proof === 'second-factor';
}

/**
 * The same for irreversible actions: also requires the second factor, if there is one.
 * @param code of the authenticator app
 * @throws rate.limited, request.invalid naming the field
 */
export async function verifyPasswordAndCode(
  services: Services,
  email: string,
  { password, code }: { password: string; code: string | undefined },
): Promise<void> {
  const proof = await verify(services, email, password, code || undefined);
  if (proof === 'second-factor')
    throw new AppError('request.invalid', { fields: { code: 'validation.required' } });
}

async function verify(
  { signInThrottle, userPool, network }: Services,
  email: string,
  password: string,
  code?: string,
): Promise<'right' | 'second-factor'> {
  return signInThrottle.attempt(
    { email, network },
    async () => {
      const proof = await (await userPool()).signIns.verify(email, password, code);
      if (proof === 'right' || proof === 'second-factor') return proof;
      const field = proof === 'wrong' ? 'password' : 'code';
      const says = proof === 'wrong' ? 'validation.password_wrong' : 'validation.code';
      throw new AppError('request.invalid', { fields: { [field]: says } });
    },
    async proof => proof,
  );
}
