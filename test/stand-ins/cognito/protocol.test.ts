import { afterAll, beforeAll, expect, test } from 'vitest';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { post, signed, startWorld, type World } from './cognito-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const adminOperations = [
  'AdminAddUserToGroup',
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminGetUser',
  'AdminInitiateAuth',
  'AdminListGroupsForUser',
  'AdminResetUserPassword',
  'AdminRespondToAuthChallenge',
  'AdminSetUserMFAPreference',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'AdminUserGlobalSignOut',
  'CreateGroup',
  'DescribeUserPool',
  'DescribeUserPoolClient',
  'ListUsers',
  'ListUsersInGroup',
];

test('operations that need IAM permission in AWS are rejected without a signature', async () => {
  const { endpoint, userPoolId: UserPoolId } = world.cognito;
  const body = JSON.stringify({ UserPoolId });
  for (const operation of adminOperations) {
    const unsigned = await post(endpoint, operation, body);
    expect([operation, unsigned.body.__type]).toEqual([operation, 'MissingAuthenticationTokenException']);
    const { status, body: answer } = await post(endpoint, operation, '{}', signed);
    expect([operation, status, answer.__type]).toEqual([operation, 400, 'InvalidParameterException']);
  }
});

test('an error of Cognito has its type in body and header, and browsers may read that header', async () => {
  const { endpoint } = world.cognito;
  const { status, headers, body } = await post(endpoint, 'GetUser', '{"AccessToken":"x"}', {
    origin: 'http://web',
  });
  expect(status).toBe(400);
  expect(body).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' });
  expect(headers.get('content-type')).toBe('application/x-amz-json-1.1');
  expect(headers.get('x-amzn-errortype')).toBe('NotAuthorizedException');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toContain('x-amzn-errortype');
});

test('a browser may send Amplify’s headers but no request signature', async () => {
  const answer = await fetch(world.cognito.endpoint, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  const allowed = answer.headers.get('access-control-allow-headers') ?? '';
  expect(allowed).toContain('x-amz-target');
  expect(allowed).not.toMatch(/authorization|\*/);
});

test('the public keys are served at the well-known address of the user pool', async () => {
  const { endpoint, userPoolId, jwks } = world.cognito;
  const served = await fetch(`${endpoint}/${userPoolId}/.well-known/jwks.json`);
  expect(await served.json()).toEqual(jwks());
  expect(Object.keys(jwks().keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  expect((await fetch(`${endpoint}/elsewhere/.well-known/jwks.json`)).status).toBe(404);
});

test('input that is not JSON, has a wrong type or lacks a field is rejected with Cognito’s error', async () => {
  const { endpoint, webClientId } = world.cognito;
  const typeOf = async (body: string, operation = 'ForgotPassword') =>
    (await post(endpoint, operation, body)).body.__type;
  for (const body of ['{', 'x', '"', `${'['.repeat(50_000)}`, `{"a":"${'x'.repeat(1_000_001)}"}`]) {
    expect(await typeOf(body)).toBe('SerializationException');
  }
  expect(await typeOf('{"ClientId":1,"Username":"x"}')).toBe('SerializationException');
  expect(await typeOf('[]')).toBe('SerializationException');
  for (const body of ['', 'null', '{}', '{"ClientId":null,"Username":"x"}']) {
    expect(await typeOf(body)).toBe('InvalidParameterException');
  }
  expect(await typeOf('{"ClientId":"nobodys","Username":"x"}')).toBe('ResourceNotFoundException');
  expect(await typeOf(`{"ClientId":"${webClientId}","Username":"${'x'.repeat(129)}"}`)).toBe(
    'InvalidParameterException',
  );
  for (const name of ['Nothing', 'toString', '__proto__', '']) {
    expect(await typeOf('{}', name)).toBe('UnknownOperationException');
  }
});

testInTurn('no unexpected value in any field causes a server error', { timeout: 20_000 }, async () => {
  const { endpoint, userPoolId: UserPoolId, webClientId: ClientId } = world.cognito;
  const { email } = await world.addPerson();
  const { AccessToken } = await world.signIn(email);
  const fields = [
    'Username',
    'AuthFlow',
    'AuthParameters',
    'ChallengeName',
    'ChallengeResponses',
    'Session',
    'Token',
  ];
  const more = [
    'UserAttributes',
    'AttributeName',
    'Code',
    'UserCode',
    'Filter',
    'Limit',
    'PaginationToken',
    'RefreshToken',
  ];
  const odd = [
    '',
    '\0',
    '\ud800',
    '__proto__',
    '👩‍⚕️',
    'x'.repeat(5000),
    -1,
    1e99,
    true,
    [],
    [[]],
    {},
    { a: {} },
  ];
  const usual = {
    UserPoolId,
    ClientId,
    AccessToken,
    Username: email,
    Password: 'long-enough',
    ConfirmationCode: '1',
  };
  const publicOperations = [
    'InitiateAuth',
    'RespondToAuthChallenge',
    'GetTokensFromRefreshToken',
    'RevokeToken',
  ];
  const own = ['UpdateUserAttributes', 'VerifyUserAttribute', 'VerifySoftwareToken', 'ConfirmForgotPassword'];
  const statuses = new Set<number>();
  for (const operation of [...publicOperations, ...own, 'ListUsers', 'AdminUpdateUserAttributes']) {
    for (const field of [...fields, ...more]) {
      for (const value of odd) {
        const body = JSON.stringify({ ...usual, [field]: value });
        statuses.add((await post(endpoint, operation, body, signed)).status);
      }
    }
  }
  expect([...statuses].toSorted()).toEqual([200, 400]);
});
