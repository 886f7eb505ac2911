import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes, startWorld, type World } from './cognito-world.ts';

let world: World;
const events: CustomMessageTriggerEvent[] = [];
beforeAll(async () => {
  world = await startWorld({ customMessage: async event => inTwoLanguages(event) });
});
afterAll(() => world.stop());

function inTwoLanguages(event: CustomMessageTriggerEvent): CustomMessageTriggerEvent {
  events.push(event);
  if (event.request.clientMetadata?.fail) throw new Error('no wording');
  event.response.emailSubject = '重设密码 / New password';
  event.response.emailMessage = `<b>${event.request.codeParameter}</b> ${event.request.userAttributes.locale}`;
  return event;
}

function forget(Username: string, ClientMetadata?: Record<string, string>) {
  const { webClientId: ClientId } = world.cognito;
  return world.sdk.send(new ForgotPasswordCommand({ ClientId, Username, ClientMetadata }));
}

function confirm(Username: string, ConfirmationCode: string, Password = 'remembered') {
  const { webClientId: ClientId } = world.cognito;
  return world.sdk.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));
}

const lastCode = () => world.mails.at(-1)?.code ?? '';
const wrongCode = () => (lastCode() === '123456' ? '654321' : '123456');
const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);

test('a Lambda trigger writes the email for a forgotten password, and the code replaces the placeholder in it', async () => {
  const { email, sub } = await world.addPerson({ locale: 'zh' });
  const { CodeDeliveryDetails } = await forget(email, { language: 'zh' });
  expect(CodeDeliveryDetails).toEqual({
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: 'p***@e***',
  });
  expect(events.at(-1)).toMatchObject({
    triggerSource: 'CustomMessage_ForgotPassword',
    userName: sub,
    userPoolId: world.cognito.userPoolId,
    callerContext: { clientId: world.cognito.webClientId },
    request: {
      codeParameter: '{####}',
      usernameParameter: null,
      userAttributes: { email, email_verified: 'true', locale: 'zh' },
      clientMetadata: { language: 'zh' },
    },
  });
  expect(lastCode()).toMatch(/^\d{6}$/);
  expect(world.mails.at(-1)).toEqual({
    to: email,
    subject: '重设密码 / New password',
    html: `<b>${lastCode()}</b> zh`,
    code: lastCode(),
  });
});

test('the code for a forgotten password sets a new password and works only once', async () => {
  const { email } = await world.addPerson();
  await forget(email);
  const code = lastCode();
  await confirm(email, code);
  expect((await world.signIn(email, 'remembered')).AccessToken).not.toBe('');
  await expect(world.tryPassword(email)).rejects.toThrow('Incorrect username or password.');
  await expect(confirm(email, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
});

test('a code for a forgotten password stays valid after an attempt with a password that is too short', async () => {
  const { email } = await world.addPerson();
  await forget(email);
  await expect(confirm(email, lastCode(), 'short')).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  await confirm(email, lastCode(), 'sixsix');
});

test('a code for a forgotten password expires after an hour or when a newer code is sent', async () => {
  const { email } = await world.addPerson();
  await forget(email);
  const first = lastCode();
  await forget(email);
  if (first !== lastCode()) {
    await expect(confirm(email, first)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  }
  world.pass(minutes(60));
  await expect(confirm(email, lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
});

test('a code for a forgotten password is invalid after five wrong guesses; at most five codes an hour can be requested', async () => {
  const { email } = await world.addPerson();
  await forget(email);
  for (let count = 0; count < 5; count++) {
    await expect(confirm(email, wrongCode())).rejects.toMatchObject({ name: 'CodeMismatchException' });
  }
  await expect(confirm(email, lastCode())).rejects.toMatchObject({ name: 'LimitExceededException' });
  for (let count = 1; count < 5; count++) await forget(email);
  await expect(forget(email)).rejects.toMatchObject({ name: 'LimitExceededException' });
  world.pass(minutes(60));
  await forget(email);
  await confirm(email, lastCode());
});

test('for a forgotten password, an unknown user name gets the same responses as a known one, and no email is sent', async () => {
  const { email } = await world.addPerson();
  const story = async (name: string) => {
    const answers: unknown[] = [await confirm(name, '000000').catch(nameOf)];
    answers.push((await forget(name)).CodeDeliveryDetails);
    for (let count = 0; count < 6; count++) answers.push(await confirm(name, wrongCode()).catch(nameOf));
    for (let count = 0; count < 5; count++) answers.push(await forget(name).then(() => 'sent', nameOf));
    return answers;
  };
  const known = await story(email);
  const mails = world.mails.length;
  expect(await story('person@example.com')).toEqual(known);
  expect(world.mails.length).toBe(mails);
});

test('a disabled person and a person without a verified address get no email for a forgotten password', async () => {
  const disabled = (await world.addPerson()).email;
  const unverified = (await world.addPerson({ email_verified: 'false' })).email;
  const { userPoolId: UserPoolId } = world.cognito;
  await world.sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: disabled }));
  const mails = world.mails.length;
  for (const name of [disabled, unverified]) expect((await forget(name)).CodeDeliveryDetails).toBeDefined();
  expect(world.mails.length).toBe(mails);
});

test('a person who is disabled after a code was sent cannot use the code', async () => {
  const { email: Username } = await world.addPerson();
  await forget(Username);
  const { userPoolId: UserPoolId } = world.cognito;
  await world.sdk.send(new AdminDisableUserCommand({ UserPoolId, Username }));
  await expect(confirm(Username, lastCode())).rejects.toMatchObject({ name: 'CodeMismatchException' });
});

test('a person with a temporary password cannot reset the password', async () => {
  const { userPoolId: UserPoolId } = world.cognito;
  const Username = 'new@example.org';
  await world.sdk.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }));
  await expect(forget(Username)).rejects.toThrow('User password cannot be reset in the current state.');
});

test('a failing Lambda trigger is reported with the same error as in Cognito', async () => {
  const { email } = await world.addPerson();
  await expect(forget(email, { fail: 'yes' })).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: 'CustomMessage failed with error no wording.',
  });
});
