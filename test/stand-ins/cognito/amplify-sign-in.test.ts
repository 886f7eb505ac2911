import { AdminCreateUserCommand, AdminDisableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { totpCode } from '../../../lib/local/cognito/totp.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { password, seconds, startWorld, type World } from './cognito-world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  const { userPoolId, webClientId: userPoolClientId, endpoint: userPoolEndpoint } = world.cognito;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(inMemory());
});
afterEach(() => signOut());
afterAll(async () => {
  Amplify.configure({});
  await world.stop();
});

function inMemory() {
  const kept = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
}

test('Amplify proves with the SRP protocol that it has the password, and then reads the person’s attributes', async () => {
  const { email, sub } = await world.addPerson({ locale: 'zh', name: '陈小明' });
  const { isSignedIn } = await signIn({ username: email.toUpperCase(), password });
  expect(isSignedIn).toBe(true);
  expect((await fetchAuthSession()).userSub).toBe(sub);
  expect(await fetchUserAttributes()).toMatchObject({ email, locale: 'zh', name: '陈小明' });
});

test('a wrong password and an unknown user name get the same error', async () => {
  const { email } = await world.addPerson();
  const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  await expect(signIn({ username: email, password: 'wrong-horse' })).rejects.toMatchObject(refusal);
  await expect(signIn({ username: 'nobody@example.org', password })).rejects.toMatchObject(refusal);
});

testInTurn('the message that an account is disabled is shown only after the right password', async () => {
  const { email } = await world.addPerson();
  const { userPoolId: UserPoolId } = world.cognito;
  await world.sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await expect(signIn({ username: email, password: 'wrong-horse' })).rejects.toThrow('Incorrect username');
  await expect(signIn({ username: email, password })).rejects.toThrow('User is disabled.');
});

test('Amplify refreshes its tokens within the same session', async () => {
  const { email } = await world.addPerson();
  await signIn({ username: email, password });
  const before = (await fetchAuthSession()).tokens?.accessToken.payload;
  world.pass(seconds(5));
  const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
  expect(after?.origin_jti).toBe(before?.origin_jti);
  expect(after?.jti).not.toBe(before?.jti);
});

test('after a global sign-out on another device, Amplify has no session', async () => {
  const { email } = await world.addPerson();
  await signIn({ username: email, password });
  await signOut({ global: true });
  expect((await fetchAuthSession()).tokens).toBeUndefined();
});

testInTurn('an invited person chooses a password at the first sign-in', async () => {
  const { userPoolId: UserPoolId } = world.cognito;
  const email = 'invited@example.org';
  await world.sdk.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      TemporaryPassword: 'for-now',
      MessageAction: 'SUPPRESS',
    }),
  );
  const { nextStep } = await signIn({ username: email, password: 'for-now' });
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  await expect(confirmSignIn({ challengeResponse: 'short' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  expect(await confirmSignIn({ challengeResponse: 'chosen-by-me' })).toMatchObject({ isSignedIn: true });
  await signOut();
  expect(await signIn({ username: email, password: 'chosen-by-me' })).toMatchObject({ isSignedIn: true });
});

testInTurn(
  'after a person has set up a second factor, sign-in asks for a code, and each code works once',
  async () => {
    const { email } = await world.addPerson();
    await signIn({ username: email, password });
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: totpCode(sharedSecret, world.now()) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    await signOut();

    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    const used = totpCode(sharedSecret, world.now());
    await expect(confirmSignIn({ challengeResponse: used })).rejects.toThrow('already been used once');
    world.pass(seconds(30));
    const fresh = totpCode(sharedSecret, world.now());
    expect(await confirmSignIn({ challengeResponse: fresh })).toMatchObject({ isSignedIn: true });
  },
);

test('with Amplify, a person sets a new password with the code from the email', async () => {
  const { email } = await world.addPerson();
  await resetPassword({ username: email });
  const confirmationCode = world.mails.at(-1)?.code ?? '';
  await confirmResetPassword({ username: email, newPassword: 'remembered', confirmationCode });
  expect(await signIn({ username: email, password: 'remembered' })).toMatchObject({ isSignedIn: true });
});

testInTurn('a changed password replaces the old one', async () => {
  const { email } = await world.addPerson();
  await signIn({ username: email, password });
  await expect(
    updatePassword({ oldPassword: 'wrong-horse', newPassword: 'new-horse' }),
  ).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  await updatePassword({ oldPassword: password, newPassword: 'new-horse' });
  await signOut();
  await expect(signIn({ username: email, password })).rejects.toThrow('Incorrect username or password.');
  expect(await signIn({ username: email, password: 'new-horse' })).toMatchObject({ isSignedIn: true });
});
