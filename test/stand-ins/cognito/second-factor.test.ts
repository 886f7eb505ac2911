import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchingTotpStep, totpCode } from '../../../lib/local/cognito/totp.ts';
import { seconds, startWorld, type World } from './cognito-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

function answer(email: string, Session: string | undefined, code: string) {
  const { userPoolId: UserPoolId, scriptsClientId: ClientId } = world.cognito;
  const SECRET_HASH = world.secretHash(email);
  const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH };
  const ChallengeName = 'SOFTWARE_TOKEN_MFA';
  const input = { UserPoolId, ClientId, ChallengeName, ChallengeResponses, Session } as const;
  return world.sdk.send(new AdminRespondToAuthChallengeCommand(input));
}

const wrongFor = (secret: string) => (totpCode(secret, world.now()) === '000000' ? '000001' : '000000');

test('the codes of an authenticator match the examples of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const examples = [
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ] as const;
  for (const [time, code] of examples) expect(totpCode(secret, seconds(time))).toBe(code);
});

test('a code of an authenticator is accepted at most half a minute early or late', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (shift: number) =>
    matchingTotpStep(secret, totpCode(secret, seconds(1111111109)), seconds(1111111109 + shift));
  expect([at(-60), at(-30), at(0), at(30), at(60)].map(step => step !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('sign-in with a second factor asks for the code, allows another try and then returns tokens', async () => {
  const { email } = await world.addPerson();
  const secret = await world.addSoftwareToken(email);
  world.pass(seconds(30));
  const { ChallengeName, Session, AuthenticationResult } = await world.tryPassword(email);
  expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect(AuthenticationResult).toBeUndefined();
  await expect(answer(email, Session, wrongFor(secret))).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
  const done = await answer(email, Session, totpCode(secret, world.now()));
  expect(done.AuthenticationResult?.AccessToken).toBeDefined();
  await expect(answer(email, Session, totpCode(secret, world.now() + seconds(30)))).rejects.toThrow(
    'Invalid session',
  );
});

test('a person who is disabled between password and code is rejected', async () => {
  const { email } = await world.addPerson();
  const secret = await world.addSoftwareToken(email);
  world.pass(seconds(30));
  const { Session } = await world.tryPassword(email);
  const { userPoolId: UserPoolId } = world.cognito;
  await world.sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await expect(answer(email, Session, totpCode(secret, world.now()))).rejects.toThrow('User is disabled.');
});

test('a code of an authenticator works only once', async () => {
  const { email } = await world.addPerson();
  const secret = await world.addSoftwareToken(email);
  world.pass(seconds(30));
  const code = totpCode(secret, world.now());
  await answer(email, (await world.tryPassword(email)).Session, code);
  const { Session } = await world.tryPassword(email);
  await expect(answer(email, Session, code)).rejects.toMatchObject({
    name: 'ExpiredCodeException',
    message: 'Your software token has already been used once.',
  });
});

test('five wrong codes lock a person out, so that codes cannot be guessed', async () => {
  const { email } = await world.addPerson();
  const secret = await world.addSoftwareToken(email);
  world.pass(seconds(30));
  const { Session } = await world.tryPassword(email);
  for (let count = 0; count < 5; count++) {
    await expect(answer(email, Session, wrongFor(secret))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
  }
  await expect(answer(email, Session, totpCode(secret, world.now()))).rejects.toThrow(
    'Password attempts exceeded',
  );
});

test('an authenticator that was not verified cannot be turned on', async () => {
  const { email } = await world.addPerson();
  const { AccessToken } = await world.signIn(email);
  const { SecretCode = '' } = await world.sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const verify = new VerifySoftwareTokenCommand({ AccessToken, UserCode: wrongFor(SecretCode) });
  await expect(world.sdk.send(verify)).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
  const SoftwareTokenMfaSettings = { Enabled: true };
  const prefer = new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings });
  await expect(world.sdk.send(prefer)).rejects.toThrow('User has not verified software token mfa');
});

test('an administrator can turn off a lost authenticator', async () => {
  const { email } = await world.addPerson();
  await world.addSoftwareToken(email);
  const whom = { UserPoolId: world.cognito.userPoolId, Username: email };
  const read = () => world.sdk.send(new AdminGetUserCommand(whom));
  expect((await read()).UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);
  const SoftwareTokenMfaSettings = { Enabled: false };
  await world.sdk.send(new AdminSetUserMFAPreferenceCommand({ ...whom, SoftwareTokenMfaSettings }));
  expect((await read()).UserMFASettingList).toBeUndefined();
  expect((await world.signIn(email)).AccessToken).not.toBe('');
});
