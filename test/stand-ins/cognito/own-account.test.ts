import {
  AdminGetUserCommand,
  ChangePasswordCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, startWorld, type World } from './cognito-world.ts';

let world: World;
const sources: string[] = [];
beforeAll(async () => {
  world = await startWorld({
    async customMessage(event) {
      sources.push(event.triggerSource);
      return event;
    },
  });
});
afterAll(() => world.stop());

async function attributesOf(AccessToken: string) {
  const { UserAttributes = [] } = await world.sdk.send(new GetUserCommand({ AccessToken }));
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
}

const update = (AccessToken: string, attributes: Record<string, string>) => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return world.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
};

const verify = (AccessToken: string, Code: string) =>
  world.sdk.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));

test('in Cognito, a person can change their name and language and delete an attribute', async () => {
  const { AccessToken } = await world.signIn((await world.addPerson({ nickname: 'Lu' })).email);
  const { CodeDeliveryDetailsList } = await update(AccessToken, {
    name: 'Lucia',
    locale: 'zh',
    nickname: '',
  });
  expect(CodeDeliveryDetailsList).toEqual([]);
  const attributes = await attributesOf(AccessToken);
  expect(attributes).toMatchObject({ name: 'Lucia', locale: 'zh' });
  expect(attributes).not.toHaveProperty('nickname');
});

test('a new email address of a person in Cognito is used only after its code was entered', async () => {
  const { email, sub } = await world.addPerson();
  const { AccessToken } = await world.signIn(email);
  const wanted = `new-${email}`;
  const { CodeDeliveryDetailsList } = await update(AccessToken, { email: wanted });
  expect(CodeDeliveryDetailsList).toEqual([
    { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@e***' },
  ]);
  expect(sources.at(-1)).toBe('CustomMessage_UpdateUserAttribute');
  expect(world.mails.at(-1)?.to).toBe(wanted);
  expect(await attributesOf(AccessToken)).toMatchObject({ email, email_verified: 'true' });
  await world.signIn(email);

  const AttributeName = 'email';
  await world.sdk.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName }));
  expect(sources.at(-1)).toBe('CustomMessage_VerifyUserAttribute');
  const code = world.mails.at(-1)?.code ?? '';
  const wrong = code === '123456' ? '654321' : '123456';
  await expect(verify(AccessToken, wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await verify(AccessToken, code);
  expect(await attributesOf(AccessToken)).toMatchObject({ sub, email: wanted, email_verified: 'true' });
  await world.signIn(wanted);
  await expect(world.tryPassword(email)).rejects.toThrow('Incorrect username or password.');
});

test('a person cannot change to an email address that somebody else has', async () => {
  const [one, two] = [await world.addPerson(), await world.addPerson()];
  const [first, second] = [await world.signIn(one.email), await world.signIn(two.email)];
  await expect(update(first.AccessToken, { email: two.email })).rejects.toMatchObject({
    name: 'AliasExistsException',
  });
  const wanted = 'wanted@example.org';
  await update(first.AccessToken, { email: wanted });
  const firstCode = world.mails.at(-1)?.code ?? '';
  await update(second.AccessToken, { email: wanted });
  await verify(second.AccessToken, world.mails.at(-1)?.code ?? '');
  await expect(verify(first.AccessToken, firstCode)).rejects.toMatchObject({ name: 'AliasExistsException' });
  const whom = { UserPoolId: world.cognito.userPoolId, Username: wanted };
  expect((await world.sdk.send(new AdminGetUserCommand(whom))).Username).toBe(two.sub);
});

test('nobody can mark their own address as verified or change their sub (user ID)', async () => {
  const { AccessToken } = await world.signIn((await world.addPerson()).email);
  await expect(update(AccessToken, { email_verified: 'true' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  for (const name of ['sub', '__proto__', 'custom:role', 'identities']) {
    const attributes = Object.fromEntries([[name, 'x']]);
    await expect(update(AccessToken, attributes)).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  }
});

test('changing the password requires the current password, and attempts to guess it are limited', async () => {
  const { email } = await world.addPerson();
  const { AccessToken } = await world.signIn(email);
  const change = (PreviousPassword: string, ProposedPassword = 'new-horse') =>
    world.sdk.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
  await expect(change(password, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  await expect(change(password, ' spaced ')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  for (let count = 0; count < 5; count++) {
    await expect(change('guess')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  }
  await expect(change(password)).rejects.toMatchObject({ name: 'LimitExceededException' });
  world.pass(1000);
  await change(password, 'sixsix');
  await world.signIn(email, 'sixsix');
});
