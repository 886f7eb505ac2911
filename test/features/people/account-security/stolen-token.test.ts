import { beforeAll, expect, test } from 'vitest';
import { totpCode } from '../../../../lib/local/cognito/totp.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { unsignedOperations } from '../../../stand-ins/cognito/list-unsigned-operations.ts';
import { prepareSrp } from '../../../stand-ins/cognito/prepare-srp.ts';
import { callerWith } from '../../../support/caller.ts';
import { openClinic, type Principal, password } from '../../../support/clinic.ts';
import { poolClient } from '../../../support/user-pool.ts';
import { openWorld, type World } from '../../../support/world.ts';

/** The victim, and what the thief has: an access token of each app client, and nothing else. */
let world: World;
let victim: Principal;
let slug: string;
const stolen: [client: string, token: string][] = [];

beforeAll(async () => {
  world = await openWorld();
  const clinic = await openClinic();
  victim = clinic.admin;
  slug = clinic.slug;
  stolen.push(['scripts', victim.token], ['web', await webToken(victim.person.email)]);
});

async function webToken(email: string): Promise<string> {
  const { webClientId } = world.backend.cognito;
  const prove = await prepareSrp(await poolClient(), webClientId, email, password);
  return (await prove()).AuthenticationResult?.AccessToken ?? '';
}

/** Sends an unsigned request to Cognito's own API, as anybody on the internet can. */
async function unsigned(operation: string, body: object) {
  const answer = await fetch(world.backend.cognito.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const byToken: [operation: string, input: object][] = [
  ['GetUser', {}],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: 'thief@evil.example' }] }],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'name', Value: 'Thief' }] }],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] }],
  ['DeleteUserAttributes', { UserAttributeNames: ['email'] }],
  ['GetUserAttributeVerificationCode', { AttributeName: 'email' }],
  ['VerifyUserAttribute', { AttributeName: 'email', Code: '123456' }],
  ['ChangePassword', { PreviousPassword: password, ProposedPassword: 'purple-horse-9' }],
  ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } }],
  ['SetUserSettings', { MFAOptions: [] }],
  ['AssociateSoftwareToken', {}],
  ['VerifySoftwareToken', { UserCode: '123456' }],
  ['DeleteUser', {}],
  ['GlobalSignOut', {}],
  ['ListDevices', {}],
  ['GetDevice', { DeviceKey: 'ap-east-1_11111111-1111-4111-8111-111111111111' }],
  ['ConfirmDevice', { DeviceKey: 'ap-east-1_11111111-1111-4111-8111-111111111111' }],
  ['ForgetDevice', { DeviceKey: 'ap-east-1_11111111-1111-4111-8111-111111111111' }],
  [
    'UpdateDeviceStatus',
    { DeviceKey: 'ap-east-1_11111111-1111-4111-8111-111111111111', DeviceRememberedStatus: 'remembered' },
  ],
  ['GetUserAuthFactors', {}],
  ['ListUserSessions', {}],
  ['RevokeUserSession', { SessionId: `tkn${'a'.repeat(25)}` }],
  ['StartWebAuthnRegistration', {}],
  ['CompleteWebAuthnRegistration', { Credential: {} }],
  ['ListWebAuthnCredentials', {}],
  ['DeleteWebAuthnCredential', { CredentialId: 'abc' }],
];

test.each(byToken)(
  'Cognito’s %s rejects a request that has only a stolen access token',
  async (operation, input) => {
    for (const [client, AccessToken] of stolen) {
      const { status, body } = await unsigned(operation, { AccessToken, ...input });
      expect({ client, status, type: body.__type }).toEqual({
        client,
        status: 400,
        type: 'NotAuthorizedException',
      });
    }
  },
);

/**
 * Operations of Cognito that need some other secret than an access token. The tests send the stolen token or
 * a guess instead.
 */
const bySomethingElse: [operation: string, input: (token: string) => object][] = [
  ['InitiateAuth', token => ({ AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } })],
  [
    'InitiateAuth',
    () => ({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: 'x', PASSWORD: 'y' } }),
  ],
  [
    'RespondToAuthChallenge',
    token => ({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: token,
      ChallengeResponses: { USERNAME: victim.person.email, NEW_PASSWORD: 'purple-horse-9' },
    }),
  ],
  ['GetTokensFromRefreshToken', token => ({ RefreshToken: token })],
  ['RevokeToken', token => ({ Token: token })],
  [
    'ConfirmForgotPassword',
    () => ({ Username: victim.person.email, ConfirmationCode: '123456', Password: 'purple-horse-9' }),
  ],
  ['SignUp', () => ({ Username: 'thief@evil.example', Password: 'purple-horse-9' })],
  ['ConfirmSignUp', () => ({ Username: victim.person.email, ConfirmationCode: '123456' })],
  ['ResendConfirmationCode', () => ({ Username: victim.person.email })],
  [
    'UpdateAuthEventFeedback',
    token => ({ Username: victim.person.email, EventId: 'x', FeedbackToken: token, FeedbackValue: 'Valid' }),
  ],
];

test.each(bySomethingElse)(
  'Cognito’s %s does not accept a stolen access token as its input',
  async (operation, input) => {
    const ClientId = world.backend.cognito.webClientId;
    for (const [, token] of stolen)
      expect((await unsigned(operation, { ClientId, ...input(token) })).status).toBe(400);
  },
);

test('if somebody else requests a reset of a forgotten password, only the owner of the account gets the code', async () => {
  const { webClientId: ClientId } = world.backend.cognito;
  const { body } = await unsigned('ForgotPassword', { ClientId, Username: victim.person.email });
  expect(Object.keys(body)).toEqual(['CodeDeliveryDetails']);
  expect(world.backend.mail.received(victim.person.email)).toHaveLength(1);
});

test('the tests with a stolen token cover every operation of Cognito that needs no signature', () => {
  const tried = [...byToken, ...bySomethingElse].map(([operation]) => operation);
  expect([...new Set([...tried, 'ForgotPassword'])].toSorted()).toEqual(unsignedOperations());
});

test('after every operation is tried with a stolen access token, the owner can sign in with the same password and address', async () => {
  for (const [operation, input] of byToken)
    for (const [, AccessToken] of stolen) await unsigned(operation, { AccessToken, ...input });
  const { email } = victim.person;
  const caller = callerWith(world.api, {});
  const { data } = await caller.call(account.login, { email, password, organizationSlug: slug });
  expect(data.user.email).toBe(email);
  expect((await victim.call(account.getCurrentUser, {})).data.email).toBe(email);
});

test('with a stolen access token, a thief cannot set up an authenticator', async () => {
  for (const [, AccessToken] of stolen) {
    const { body } = await unsigned('AssociateSoftwareToken', { AccessToken });
    const UserCode = totpCode(String(body.SecretCode ?? 'GEZDGNBVGY3TQOJQ'), world.now());
    expect((await unsigned('VerifySoftwareToken', { AccessToken, UserCode })).status).toBe(400);
  }
});
