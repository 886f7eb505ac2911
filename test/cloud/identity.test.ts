import { expect, test } from 'vitest';
import { serverClientName } from '../../shared/core/token-scopes.ts';
import { ofType, onlyOf, synthesise } from './synthesise.ts';

const { main } = synthesise();
const pool = onlyOf(main, 'AWS::Cognito::UserPool');

function client(name: string): Record<string, unknown> {
  const [, found] =
    ofType(main, 'AWS::Cognito::UserPoolClient').find(([id]) => id.startsWith(`IdentityPool${name}`)) ?? [];
  if (!found) throw new Error(`no client ${name}`);
  return found.Properties;
}

test('people sign in by email and join only by invitation, and the user pool is protected from deletion', () => {
  expect(pool).toMatchObject({
    UsernameAttributes: ['email'],
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    DeletionProtection: 'ACTIVE',
  });
});

test('a password needs only six characters, and leaked passwords are rejected', () => {
  expect(pool.Policies).toMatchObject({
    PasswordPolicy: {
      MinimumLength: 6,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    },
  });
  expect(pool.UserPoolAddOns).toEqual({ AdvancedSecurityMode: 'ENFORCED' });
  expect(onlyOf(main, 'AWS::Cognito::UserPoolRiskConfigurationAttachment')).toMatchObject({
    CompromisedCredentialsRiskConfiguration: { Actions: { EventAction: 'BLOCK' } },
  });
});

test('a second factor is optional and uses codes of an authenticator app', () => {
  expect(pool).toMatchObject({ MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
});

test('Cognito invokes our Lambda to write emails, to set the scopes of tokens and after a password reset', () => {
  const ours = { 'Fn::GetAtt': [expect.stringMatching(/^FunctionscognitoLambda/), 'Arn'] };
  expect(pool.LambdaConfig).toEqual({
    CustomMessage: ours,
    PostConfirmation: ours,
    PreTokenGenerationConfig: { LambdaArn: ours, LambdaVersion: 'V2_0' },
  });
});

test.each(['Web', 'Scripts', 'Server'])(
  'the app client %s can read and write only one attribute of users, which the product does not use',
  name => {
    expect(client(name)).toMatchObject({ ReadAttributes: ['zoneinfo'], WriteAttributes: ['zoneinfo'] });
  },
);

test('the app client of the server has a fixed name, a secret and tokens that expire soon', () => {
  expect(client('Server')).toMatchObject({
    ClientName: serverClientName,
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    GenerateSecret: true,
    AccessTokenValidity: 5,
    RefreshTokenValidity: 60,
  });
});

test('superadmins are a group of the user pool', () => {
  expect(onlyOf(main, 'AWS::Cognito::UserPoolGroup').GroupName).toBe('superadmin');
});

test('the app client of the website uses SRP and has no secret', () => {
  expect(client('Web').ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
  expect(client('Web')).not.toHaveProperty('GenerateSecret', true);
});

test('the app client for scripts uses a password and a secret', () => {
  expect(client('Scripts')).toMatchObject({
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    GenerateSecret: true,
  });
});

test.each(['Web', 'Scripts'])(
  'with the app client %s, tokens are valid for an hour and a sign-in for a week',
  name => {
    expect(client(name)).toMatchObject({
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 7 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      AllowedOAuthFlowsUserPoolClient: false,
    });
  },
);
