import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminResetUserPasswordCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  ConfirmForgotPasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, minutes, password, seconds, startWorld, type World } from './cognito-world.ts';
import { prepareSrp as proveBySrp } from './prepare-srp.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const wrongCredentials = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };

function beginSrp(email: string, SRP_A = '1234abcd') {
  const AuthParameters = { USERNAME: email, SRP_A };
  const { webClientId: ClientId } = world.cognito;
  return world.sdk.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }));
}

test('a server signs a person in with the password and the secret hash', async () => {
  const { email, sub } = await world.addPerson();
  const { AuthenticationResult } = await world.tryPassword(email);
  expect(AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
  await expect(world.tryPassword(email, 'wrong-horse')).rejects.toMatchObject(wrongCredentials);
  await expect(world.tryPassword('nobody@example.org')).rejects.toMatchObject(wrongCredentials);
  expect((await world.tryPassword(sub)).AuthenticationResult).toBeDefined();
});

test('an app client with a secret is rejected without the secret hash or with a wrong one', async () => {
  const { email } = await world.addPerson();
  const tryHash = (SECRET_HASH?: string) =>
    world.sdk.send(
      new AdminInitiateAuthCommand({
        UserPoolId: world.cognito.userPoolId,
        ClientId: world.cognito.scriptsClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: 'right-horse', ...(SECRET_HASH && { SECRET_HASH }) },
      }),
    );
  await expect(tryHash()).rejects.toThrow('configured with secret but SECRET_HASH was not received');
  await expect(tryHash(world.secretHash('other@example.org'))).rejects.toThrow(
    'Unable to verify secret hash',
  );
});

test('no app client accepts a plain password without an IAM signature', async () => {
  const { email } = await world.addPerson();
  for (const ClientId of [world.cognito.webClientId, world.cognito.scriptsClientId]) {
    const AuthParameters = { USERNAME: email, PASSWORD: 'right-horse' };
    const bare = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    await expect(world.sdk.send(bare)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  }
  const { userPoolId: UserPoolId, webClientId: ClientId } = world.cognito;
  const AuthFlow = 'ADMIN_USER_PASSWORD_AUTH';
  const admin = new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters: {} });
  await expect(world.sdk.send(admin)).rejects.toThrow('Auth flow not enabled for this client');
});

test('an unknown user name gets a challenge like a known one, and gets the same challenge each time', async () => {
  const known = await beginSrp((await world.addPerson()).email);
  const first = await beginSrp('Nobody@example.org');
  const second = await beginSrp('nobody@example.org');
  const other = await beginSrp('no-one@example.org');
  const stable = (answer: typeof first) => [
    answer.ChallengeParameters?.SALT,
    answer.ChallengeParameters?.USERNAME,
  ];
  const names = (answer: typeof first) => Object.keys(answer.ChallengeParameters ?? {});
  expect(stable(second)).toEqual(stable(first));
  expect(stable(other)).not.toEqual(stable(first));
  expect(names(first)).toEqual(names(known));
  expect(first.ChallengeParameters?.USERNAME).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(first.ChallengeParameters?.SALT).toMatch(/^[0-9a-f]{32}$/);
});

test('an SRP public value that would make the key predictable is rejected', async () => {
  const { email } = await world.addPerson();
  for (const unsafe of ['0', '00', 'xyz', '']) {
    await expect(beginSrp(email, unsafe)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  }
});

/** Requests an SRP challenge and computes the response. @returns a function that sends this response */
const prepareSrp = (email: string, tried = password) =>
  proveBySrp(world.sdk, world.cognito.webClientId, email, tried);

test('an SRP challenge can be answered only once', async () => {
  const answer = await prepareSrp((await world.addPerson()).email);
  expect((await answer()).AuthenticationResult?.AccessToken).toBeDefined();
  await expect(answer()).rejects.toMatchObject(wrongCredentials);
});

test('an SRP proof of the old password is invalid once the password has changed', async () => {
  const { email: Username } = await world.addPerson();
  const answer = await prepareSrp(Username);
  const { userPoolId: UserPoolId } = world.cognito;
  const change = { UserPoolId, Username, Password: 'new-horse', Permanent: true };
  await world.sdk.send(new AdminSetUserPasswordCommand(change));
  await expect(answer()).rejects.toMatchObject(wrongCredentials);
});

test('wrong SRP proofs lock a person out in the same way as wrong passwords', async () => {
  const { email } = await world.addPerson();
  const right = await prepareSrp(email);
  for (let count = 0; count < 5; count++) {
    const wrong = await prepareSrp(email, 'wrong-horse');
    await expect(wrong()).rejects.toMatchObject(wrongCredentials);
  }
  await expect(right()).rejects.toMatchObject(locked);
});

test('the fifth wrong password locks the person’s sign-in for a second, each later wrong password for twice as long', async () => {
  const { email } = await world.addPerson();
  const fail = () => expect(world.tryPassword(email, 'wrong-horse')).rejects.toMatchObject(wrongCredentials);
  for (let count = 0; count < 5; count++) await fail();
  await expect(world.tryPassword(email)).rejects.toMatchObject(locked);
  world.pass(seconds(1));
  await fail();
  world.pass(seconds(1));
  await expect(world.tryPassword(email)).rejects.toMatchObject(locked);
  world.pass(seconds(1));
  expect((await world.tryPassword(email)).AuthenticationResult).toBeDefined();
  await fail();
  expect((await world.tryPassword(email)).AuthenticationResult).toBeDefined();
});

test('an unknown user name is locked like a known one, and after 15 minutes without an attempt the lock starts anew', async () => {
  const email = 'guessed@example.org';
  const fail = () => expect(world.tryPassword(email)).rejects.toMatchObject(wrongCredentials);
  for (let count = 0; count < 5; count++) await fail();
  await expect(world.tryPassword(email)).rejects.toMatchObject(locked);
  world.pass(seconds(1) + minutes(15));
  for (let count = 0; count < 5; count++) await fail();
});

test('a temporary password must be changed, and expires after seven days', async () => {
  const { userPoolId: UserPoolId, scriptsClientId: ClientId } = world.cognito;
  const [soon, late] = ['soon@example.org', 'late@example.org'];
  for (const Username of [soon, late]) {
    await world.sdk.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        TemporaryPassword: 'for-now',
        MessageAction: 'SUPPRESS',
      }),
    );
  }
  const { Session, ChallengeName } = await world.tryPassword(soon, 'for-now');
  expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const SECRET_HASH = world.secretHash(soon);
  const ChallengeResponses = {
    USERNAME: soon,
    NEW_PASSWORD: 'chosen-by-me',
    SECRET_HASH,
    'userAttributes.name': 'Soon',
  };
  const answer = { UserPoolId, ClientId, ChallengeName, ChallengeResponses, Session };
  const { AuthenticationResult } = await world.sdk.send(new AdminRespondToAuthChallengeCommand(answer));
  expect(AuthenticationResult?.AccessToken).toBeDefined();
  await expect(world.sdk.send(new AdminRespondToAuthChallengeCommand(answer))).rejects.toThrow(
    'Invalid session',
  );
  world.pass(days(7));
  await expect(world.tryPassword(late, 'for-now')).rejects.toThrow('Temporary password has expired');
});

test('a sign-in challenge can be answered only by the app client that got it', async () => {
  const { userPoolId: UserPoolId, webClientId: ClientId } = world.cognito;
  const Username = 'crossed@example.org';
  const invite = { UserPoolId, Username, TemporaryPassword: 'for-now', MessageAction: 'SUPPRESS' } as const;
  await world.sdk.send(new AdminCreateUserCommand(invite));
  const { Session, ChallengeName } = await world.tryPassword(Username, 'for-now');
  const ChallengeResponses = { USERNAME: Username, NEW_PASSWORD: 'chosen-by-me' };
  const answer = { ClientId, ChallengeName, ChallengeResponses, Session };
  await expect(world.sdk.send(new RespondToAuthChallengeCommand(answer))).rejects.toThrow('Invalid session');
});

test('a person who is disabled during a sign-in cannot finish it', async () => {
  const { userPoolId: UserPoolId, scriptsClientId: ClientId } = world.cognito;
  const Username = 'leaving@example.org';
  const invite = { UserPoolId, Username, TemporaryPassword: 'for-now', MessageAction: 'SUPPRESS' } as const;
  await world.sdk.send(new AdminCreateUserCommand(invite));
  const { Session, ChallengeName } = await world.tryPassword(Username, 'for-now');
  await world.sdk.send(new AdminDisableUserCommand({ UserPoolId, Username }));
  const SECRET_HASH = world.secretHash(Username);
  const ChallengeResponses = { USERNAME: Username, NEW_PASSWORD: 'chosen-by-me', SECRET_HASH };
  const answer = { UserPoolId, ClientId, ChallengeName, ChallengeResponses, Session };
  await expect(world.sdk.send(new AdminRespondToAuthChallengeCommand(answer))).rejects.toThrow(
    'User is disabled.',
  );
  await expect(world.tryPassword(Username, 'for-now')).rejects.toThrow('User is disabled.');
});

test('an unfinished sign-in expires after three minutes', async () => {
  const { userPoolId: UserPoolId, scriptsClientId: ClientId } = world.cognito;
  const Username = 'slow@example.org';
  await world.sdk.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      TemporaryPassword: 'for-now',
      MessageAction: 'SUPPRESS',
    }),
  );
  const { Session, ChallengeName } = await world.tryPassword(Username, 'for-now');
  world.pass(minutes(3));
  const ChallengeResponses = {
    USERNAME: Username,
    NEW_PASSWORD: 'chosen-by-me',
    SECRET_HASH: world.secretHash(Username),
  };
  const answer = new AdminRespondToAuthChallengeCommand({
    UserPoolId,
    ClientId,
    ChallengeName,
    ChallengeResponses,
    Session,
  });
  await expect(world.sdk.send(answer)).rejects.toThrow('Invalid session for the user.');
});

test('after an administrator resets the password, a person sets a new one with the code from the email', async () => {
  const { email } = await world.addPerson();
  const { userPoolId: UserPoolId, webClientId: ClientId } = world.cognito;
  await world.sdk.send(new AdminResetUserPasswordCommand({ UserPoolId, Username: email }));
  await expect(world.tryPassword(email)).rejects.toMatchObject({ name: 'PasswordResetRequiredException' });
  const ConfirmationCode = world.mails.at(-1)?.code;
  const choice = { ClientId, Username: email, ConfirmationCode, Password: 'chosen-by-me' };
  await world.sdk.send(new ConfirmForgotPasswordCommand(choice));
  expect((await world.tryPassword(email, 'chosen-by-me')).AuthenticationResult).toBeDefined();
});
