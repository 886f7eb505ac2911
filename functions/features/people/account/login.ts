import { AppError } from '../../../../shared/core/errors.ts';
import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { openSession } from './open-session.ts';

export const login: AccountHandler<typeof account.login> = async (credentials, context) => {
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
  return context.signInThrottle.attempt(
    { email, network: context.network },
    async () => (await context.userPool()).signIns.signIn(email, password),
    async ({ accessToken, refreshToken }) => {
      const kept = remember === false ? undefined : refreshToken;
      return openSession(context, { accessToken, refreshToken: kept }, organizationSlug);
    },
  );
};
