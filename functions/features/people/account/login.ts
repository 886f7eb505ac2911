import { AppError } from '../../../../shared/core/errors.ts';
import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import type { SignInTokens } from '../../../platform/identity/sign-ins.ts';
import { openSession } from './open-session.ts';

/** Opens an organisation with a bearer token, or with email and password. */
export const loginHandler: AccountHandler<typeof account.login> = async (credentials, context) => {
  const { email, password, organizationSlug, remember } = credentials;
  if (context.bearer)
    return openSession(context, { accessToken: context.bearer, refreshToken: undefined }, organizationSlug);
  if (!email || !password) {
    const missing = {
      ...(!email && { email: 'validation.required' }),
      ...(!password && { password: 'validation.required' }),
    };
    throw new AppError('request.invalid', { fields: missing });
  }
  const { accessToken, refreshToken } = await signInWithPassword(context, email, password);
  const kept = remember === false ? undefined : refreshToken;
  return openSession(context, { accessToken, refreshToken: kept }, organizationSlug);
};

async function signInWithPassword(
  { signInThrottle, userPool, network }: AccountContext,
  email: string,
  password: string,
): Promise<SignInTokens> {
  await signInThrottle.check(email, network);
  try {
    return await (await userPool()).signIns.signIn(email, password);
  } catch (error) {
    if (error instanceof AppError && error.code === 'sign-in.failed')
      await signInThrottle.countFailure(email, network);
    throw error;
  }
}
