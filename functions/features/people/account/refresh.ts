import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { resumeSession } from './open-session.ts';

/** Exchanges a refresh token from `auth/login` for a new access token of the same session. */
export const refresh: AccountHandler<typeof account.refresh> = async ({ refreshToken }, context) =>
  resumeSession(context, await (await context.userPool()).signIns.refresh(refreshToken));
