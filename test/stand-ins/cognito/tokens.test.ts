import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  CreateGroupCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, minutes, seconds, startWorld, type World } from './cognito-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

function verifierOf(tokenUse: 'access' | 'id') {
  const { endpoint, userPoolId, scriptsClientId: clientId } = world.cognito;
  const keys = `${endpoint}/${userPoolId}/.well-known/jwks.json`;
  const fetcher = { fetch: async () => (await fetch(keys)).arrayBuffer() };
  return CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

const getUser = (AccessToken: string) => world.sdk.send(new GetUserCommand({ AccessToken }));

function exchange(RefreshToken: string) {
  const { scriptsClientId: ClientId, scriptsClientSecret: ClientSecret } = world.cognito;
  return world.sdk.send(new GetTokensFromRefreshTokenCommand({ RefreshToken, ClientId, ClientSecret }));
}

test('aws-jwt-verify accepts the ID token and the access token and finds Cognito’s claims in them', async () => {
  const { email, sub } = await world.addPerson({ locale: 'en' });
  const { userPoolId: UserPoolId, issuer, scriptsClientId } = world.cognito;
  await world.sdk.send(new CreateGroupCommand({ UserPoolId, GroupName: 'superadmin' }));
  await world.sdk.send(
    new AdminAddUserToGroupCommand({ UserPoolId, GroupName: 'superadmin', Username: email }),
  );
  const { AccessToken, IdToken } = await world.signIn(email);
  const access = await verifierOf('access').verify(AccessToken);
  expect(access).toMatchObject({
    sub,
    username: sub,
    iss: issuer,
    client_id: scriptsClientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    'cognito:groups': ['superadmin'],
    auth_time: Math.floor(world.now() / 1000),
    exp: Math.floor(world.now() / 1000) + 3600,
  });
  expect(await verifierOf('id').verify(IdToken)).toMatchObject({
    sub,
    'cognito:username': sub,
    aud: scriptsClientId,
    token_use: 'id',
    email,
    email_verified: true,
    locale: 'en',
    'cognito:groups': ['superadmin'],
    origin_jti: access.origin_jti,
  });
});

test('an ID token, a forged token and an expired token are rejected by operations of Cognito', async () => {
  const { email } = await world.addPerson();
  const { AccessToken, IdToken } = await world.signIn(email);
  const [header = '', claims = '', signature = ''] = AccessToken.split('.');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const forged = [
    IdToken,
    `${unsigned}.${claims}.`,
    `${unsigned}.${claims}.${signature}`,
    `${header}.${claims}.AAAA`,
    'x',
    '..',
  ];
  for (const token of forged) await expect(getUser(token)).rejects.toThrow('Invalid Access Token');
  world.pass(minutes(60));
  await expect(getUser(AccessToken)).rejects.toThrow('Access Token has expired');
});

test('both operations of Cognito that refresh tokens return new tokens of the same session', async () => {
  const { email, sub } = await world.addPerson();
  const { AccessToken, RefreshToken } = await world.signIn(email);
  const { userPoolId: UserPoolId, scriptsClientId: ClientId } = world.cognito;
  const before = await verifierOf('access').verify(AccessToken);
  world.pass(seconds(90));
  const AuthParameters = { REFRESH_TOKEN: RefreshToken, SECRET_HASH: world.secretHash(sub) };
  const initiated = await world.sdk.send(
    new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }),
  );
  for (const { AuthenticationResult: result } of [initiated, await exchange(RefreshToken)]) {
    const after = await verifierOf('access').verify(result?.AccessToken ?? '');
    expect(after).toMatchObject({
      origin_jti: before.origin_jti,
      auth_time: before.auth_time,
      iat: before.iat + 90,
    });
    expect(after.jti).not.toBe(before.jti);
    expect(result?.RefreshToken).toBeUndefined();
  }
});

test('a refresh token can be used only by the app client that got it, and only with the client’s secret', async () => {
  const { RefreshToken } = await world.signIn((await world.addPerson()).email);
  const { webClientId, scriptsClientId: ClientId } = world.cognito;
  const AuthParameters = { REFRESH_TOKEN: RefreshToken };
  const byWeb = { ClientId: webClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters } as const;
  await expect(world.sdk.send(new InitiateAuthCommand(byWeb))).rejects.toThrow('Invalid Refresh Token');
  const stolen = new GetTokensFromRefreshTokenCommand({ RefreshToken, ClientId, ClientSecret: 'guess' });
  await expect(world.sdk.send(stolen)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a refresh token expires after seven days', async () => {
  const { RefreshToken } = await world.signIn((await world.addPerson()).email);
  world.pass(days(7) - 1);
  expect((await exchange(RefreshToken)).AuthenticationResult).toBeDefined();
  world.pass(1);
  await expect(exchange(RefreshToken)).rejects.toThrow('Refresh Token has expired');
});

test('a revoked refresh token ends its session and no other', async () => {
  const { email } = await world.addPerson();
  const [ended, kept] = [await world.signIn(email), await world.signIn(email)];
  const { webClientId, scriptsClientId: ClientId, scriptsClientSecret: ClientSecret } = world.cognito;
  const byWeb = new RevokeTokenCommand({ ClientId: webClientId, Token: kept.RefreshToken });
  await expect(world.sdk.send(byWeb)).rejects.toMatchObject({ name: 'UnauthorizedException' });
  await world.sdk.send(new RevokeTokenCommand({ ClientId, ClientSecret, Token: ended.RefreshToken }));
  await expect(exchange(ended.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
  await expect(getUser(ended.AccessToken)).rejects.toThrow('Access Token has been revoked');
  await getUser(kept.AccessToken);
});

test('a global sign-out, by the person or an administrator, ends every session', async () => {
  const { email } = await world.addPerson();
  const { userPoolId: UserPoolId } = world.cognito;
  const ways = [
    (AccessToken: string) => world.sdk.send(new GlobalSignOutCommand({ AccessToken })),
    () => world.sdk.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: email })),
  ];
  for (const endAll of ways) {
    const [one, other] = [await world.signIn(email), await world.signIn(email)];
    await endAll(one.AccessToken);
    await expect(getUser(other.AccessToken)).rejects.toThrow('Access Token has been revoked');
    await expect(exchange(one.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
  }
});

test('every operation rejects a disabled person, and enabling the person again restores no old session', async () => {
  const { email } = await world.addPerson();
  const { userPoolId: UserPoolId } = world.cognito;
  const { AccessToken, RefreshToken } = await world.signIn(email);
  await world.sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await expect(getUser(AccessToken)).rejects.toThrow('User is disabled.');
  await expect(exchange(RefreshToken)).rejects.toThrow('User is disabled.');
  await expect(world.tryPassword(email)).rejects.toThrow('User is disabled.');
  await world.sdk.send(new AdminEnableUserCommand({ UserPoolId, Username: email }));
  await expect(getUser(AccessToken)).rejects.toThrow('Access Token has been revoked');
  await expect(exchange(RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
  await getUser((await world.signIn(email)).AccessToken);
});

test('the tokens of a deleted person are rejected', async () => {
  const { email } = await world.addPerson();
  const { AccessToken, RefreshToken } = await world.signIn(email);
  await world.sdk.send(new AdminDeleteUserCommand({ UserPoolId: world.cognito.userPoolId, Username: email }));
  await expect(getUser(AccessToken)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  await expect(exchange(RefreshToken)).rejects.toThrow('Invalid Refresh Token');
});
