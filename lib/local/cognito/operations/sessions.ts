import * as z from 'zod';
import { authenticate } from '../authenticate.ts';
import { checkClientSecret } from '../clients.ts';
import { CognitoError } from '../errors.ts';
import { AccessToken, Username } from '../input-fields.ts';
import { adminOperation, publicOperation } from '../operation.ts';
import { refreshTokens } from '../refresh-tokens.ts';

export const sessionOperations = {
  GetTokensFromRefreshToken: publicOperation(
    { RefreshToken: z.string().min(1), ClientId: z.string(), ClientSecret: z.string().optional() },
    async (input, pool) => {
      const client = pool.clients.get(input.ClientId);
      checkClientSecret(client, input.ClientSecret);
      return { AuthenticationResult: (await refreshTokens(pool, client, input.RefreshToken)).tokens };
    },
  ),

  RevokeToken: publicOperation(
    { Token: z.string().min(1), ClientId: z.string(), ClientSecret: z.string().optional() },
    (input, pool) => {
      const client = pool.clients.get(input.ClientId);
      checkClientSecret(client, input.ClientSecret);
      if (input.Token.includes('.')) {
        throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
      }
      const session = pool.sessions.findByRefreshToken(input.Token);
      if (session && session.clientId !== client.id) {
        throw new CognitoError('UnauthorizedException', 'The token belongs to another client.');
      }
      if (session) pool.sessions.revoke(session.id);
      return {};
    },
  ),

  GlobalSignOut: publicOperation({ AccessToken }, (input, pool) => {
    pool.sessions.revokeAll(authenticate(pool, input.AccessToken).user.sub);
    return {};
  }),

  AdminUserGlobalSignOut: adminOperation({ Username }, (input, pool) => {
    pool.sessions.revokeAll(pool.users.get(input.Username).sub);
    return {};
  }),
};
