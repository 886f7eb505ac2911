import * as z from 'zod';
import { minPasswordLength } from '../../../../shared/core/limits.ts';
import { notAuthorized } from '../errors.ts';
import { adminOperation, publicOperation } from '../operation.ts';
import { temporaryPasswordDays } from '../passwords.ts';
import { poolName, userPoolId } from '../pool-identity.ts';

/**
 * Defines an operation that always fails, because this pool does not allow it: people cannot sign up
 * themselves, or report that somebody else has signed in.
 */
const closed = (operation: string) =>
  publicOperation({}, () => {
    throw notAuthorized(`${operation} is not permitted for this user pool`);
  });

export const describePoolOperations = {
  SignUp: closed('SignUp'),
  ConfirmSignUp: closed('ConfirmSignUp'),
  ResendConfirmationCode: closed('ResendConfirmationCode'),
  UpdateAuthEventFeedback: closed('UpdateAuthEventFeedback'),

  DescribeUserPool: adminOperation({}, (_, pool) => ({
    UserPool: {
      Id: userPoolId,
      Name: poolName,
      Policies: {
        PasswordPolicy: {
          MinimumLength: minPasswordLength,
          RequireUppercase: false,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          TemporaryPasswordValidityDays: temporaryPasswordDays,
        },
      },
      AutoVerifiedAttributes: ['email'],
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      MfaConfiguration: 'OPTIONAL',
      EstimatedNumberOfUsers: pool.users.count(),
    },
  })),

  DescribeUserPoolClient: adminOperation({ ClientId: z.string() }, (input, pool) => {
    const client = pool.clients.get(input.ClientId);
    return {
      UserPoolClient: {
        UserPoolId: userPoolId,
        ClientId: client.id,
        ClientName: client.name,
        ClientSecret: client.secret,
        ExplicitAuthFlows: client.flows.map(flow => `ALLOW_${flow}`),
        ReadAttributes: client.readAttributes,
        WriteAttributes: client.writeAttributes,
        AccessTokenValidity: pool.accessTokenMinutes,
        IdTokenValidity: pool.accessTokenMinutes,
        RefreshTokenValidity: pool.refreshTokenDays,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
      },
    };
  }),
};
