import * as z from 'zod';
import { attributesOf } from '../attributes.ts';
import { checkSecretHash } from '../clients.ts';
import { deliveryDetails } from '../delivery-details.ts';
import { codeMismatch, notAuthorized } from '../errors.ts';
import { ClientMetadata, Code, Password, SecretHash, Username } from '../input-fields.ts';
import { publicOperation } from '../operation.ts';
import { fakeCredentials, hashPassword } from '../passwords.ts';
import type { Pool } from '../pool.ts';
import { region, userPoolId } from '../pool-identity.ts';

const ClientId = z.string();

// The responses for an unknown user name are the same as for a known one, but no code is sent.
export const forgottenPasswordOperations = {
  ForgotPassword: publicOperation({ ClientId, SecretHash, Username, ClientMetadata }, async (input, pool) => {
    checkSecretHash(pool.clients.get(input.ClientId), input.Username, input.SecretHash);
    const user = pool.users.find(input.Username);
    if (user?.status === 'FORCE_CHANGE_PASSWORD') {
      throw notAuthorized('User password cannot be reset in the current state.');
    }
    const code = pool.codes.issue(subOf(pool, input.Username), 'password');
    if (user?.enabled && user.emailVerified) {
      const { ClientId: clientId, ClientMetadata: clientMetadata } = input;
      await pool.sendMessage({
        source: 'CustomMessage_ForgotPassword',
        user,
        code,
        clientId,
        clientMetadata,
      });
    }
    return { CodeDeliveryDetails: deliveryDetails(user?.email ?? input.Username) };
  }),

  ConfirmForgotPassword: publicOperation(
    { ClientId, SecretHash, Username, ConfirmationCode: Code, Password },
    async (input, pool) => {
      checkSecretHash(pool.clients.get(input.ClientId), input.Username, input.SecretHash);
      const sub = subOf(pool, input.Username);
      const secret = hashPassword(sub, input.Password);
      pool.codes.redeem(sub, 'password', input.ConfirmationCode);
      if (!pool.users.find(sub)?.enabled) throw codeMismatch();
      const user = pool.users.change(sub, { ...secret, status: 'CONFIRMED', passwordSetAt: pool.now() });
      await pool.triggers.postConfirmation({
        version: '1',
        region,
        userPoolId,
        triggerSource: 'PostConfirmation_ConfirmForgotPassword',
        userName: sub,
        callerContext: { awsSdkVersion: 'local', clientId: input.ClientId },
        request: { userAttributes: attributesOf(user) },
        response: {},
      });
      return {};
    },
  ),
};

const subOf = (pool: Pool, username: string): string =>
  pool.users.find(username)?.sub ?? fakeCredentials(pool.fakeUserSecret, username).sub;
