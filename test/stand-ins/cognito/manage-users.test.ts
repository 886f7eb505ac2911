import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUpdateUserAttributesCommand,
  type AttributeType,
  CreateGroupCommand,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from './cognito-world.ts';

let world: World;
let UserPoolId: string;
beforeAll(async () => {
  world = await startWorld();
  UserPoolId = world.cognito.userPoolId;
});
afterAll(() => world.stop());

const toObject = (list: AttributeType[] = []) =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
const list = (Filter?: string, Limit?: number, PaginationToken?: string) =>
  world.sdk.send(new ListUsersCommand({ UserPoolId, Filter, Limit, PaginationToken }));

test('an invitation to the user pool contains the user name and a working password', async () => {
  const Username = 'invited@example.org';
  const { User } = await world.sdk.send(new AdminCreateUserCommand({ UserPoolId, Username }));
  expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
  expect(User?.Username).toBe(toObject(User?.Attributes).sub);
  expect(User?.UserCreateDate?.getTime()).toBe(world.now());
  const mail = world.mails.at(-1);
  expect(mail?.html).toContain(`${Username} and your temporary password is ${mail?.code}`);
  expect((await world.tryPassword(Username, mail?.code)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');

  const again = new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'RESEND' });
  await world.sdk.send(again);
  await expect(world.tryPassword(Username, mail?.code)).rejects.toThrow('Incorrect username or password.');
  expect((await world.tryPassword(Username, world.mails.at(-1)?.code)).ChallengeName).toBe(
    'NEW_PASSWORD_REQUIRED',
  );
});

test('special characters in a temporary password are shown as text in the email', async () => {
  const [Username, TemporaryPassword] = ['signs@example.org', '<b>&"x'];
  await world.sdk.send(new AdminCreateUserCommand({ UserPoolId, Username, TemporaryPassword }));
  expect(world.mails.at(-1)?.html).toMatch(/&lt;b&gt;&amp;&quot;x$/);
  expect(world.mails.at(-1)?.code).toBe(TemporaryPassword);
});

test('an email address can belong to only one person, in upper or lower case', async () => {
  const { email } = await world.addPerson();
  const twice = new AdminCreateUserCommand({ UserPoolId, Username: email.toUpperCase() });
  await expect(world.sdk.send(twice)).rejects.toMatchObject({ name: 'UsernameExistsException' });
  const noAddress = new AdminCreateUserCommand({ UserPoolId, Username: 'somebody' });
  await expect(world.sdk.send(noAddress)).rejects.toThrow('Username should be an email.');
  const resend = new AdminCreateUserCommand({ UserPoolId, Username: email, MessageAction: 'RESEND' });
  await expect(world.sdk.send(resend)).rejects.toMatchObject({ name: 'UnsupportedUserStateException' });
});

test('an administrator can read, change and delete a person by email address or sub (user ID)', async () => {
  const { email, sub } = await world.addPerson({ name: 'Ada' });
  const UserAttributes = [
    { Name: 'email', Value: `moved-${email}` },
    { Name: 'email_verified', Value: 'true' },
  ];
  await world.sdk.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: email, UserAttributes }));
  const user = await world.sdk.send(new AdminGetUserCommand({ UserPoolId, Username: sub }));
  expect(user).toMatchObject({ Username: sub, Enabled: true, UserStatus: 'CONFIRMED' });
  expect(toObject(user.UserAttributes)).toEqual({
    sub,
    name: 'Ada',
    email: `moved-${email}`,
    email_verified: 'true',
  });
  await world.sdk.send(new AdminDeleteUserCommand({ UserPoolId, Username: `moved-${email}` }));
  const gone = world.sdk.send(new AdminGetUserCommand({ UserPoolId, Username: sub }));
  await expect(gone).rejects.toMatchObject({ name: 'UserNotFoundException' });
});

test('an unverified address that an administrator sets gets a code by email and does not replace the old address yet', async () => {
  const { email, sub } = await world.addPerson();
  const UserAttributes = [{ Name: 'email', Value: `waits-${email}` }];
  await world.sdk.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: sub, UserAttributes }));
  expect(world.mails.at(-1)?.to).toBe(`waits-${email}`);
  const user = await world.sdk.send(new AdminGetUserCommand({ UserPoolId, Username: sub }));
  expect(toObject(user.UserAttributes).email).toBe(email);
});

test('lists of users are filtered and paged without gaps or repetitions', async () => {
  const people = [];
  for (const name of ['list-a', 'list-b', 'list-c', 'list-d', 'list-e'])
    people.push(await world.addPerson({ name }));
  const [first] = people;
  const found = await list(`email = "${first?.email.toUpperCase()}"`);
  expect(found.Users?.map(user => user.Username)).toEqual([first?.sub]);
  expect((await list('email = "nobody@example.org"')).Users).toEqual([]);

  const seen: (string | undefined)[] = [];
  let token: string | undefined;
  do {
    const page = await list('name ^= "list-"', 2, token);
    expect(page.Users?.length).toBeLessThanOrEqual(2);
    seen.push(...(page.Users ?? []).map(user => user.Username));
    token = page.PaginationToken;
  } while (token);
  expect(seen.toSorted()).toEqual(people.map(person => person.sub).toSorted());
  await expect(list('email is "x"')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await expect(list(undefined, 2, 'made-up')).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('a group can be created only once and lists its members', async () => {
  const GroupName = 'superadmin';
  const { email: Username, sub } = await world.addPerson();
  const whom = { UserPoolId, GroupName, Username };
  await expect(world.sdk.send(new AdminAddUserToGroupCommand(whom))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
  const create = { UserPoolId, GroupName, Description: 'Platform', Precedence: 1 };
  expect((await world.sdk.send(new CreateGroupCommand(create))).Group).toMatchObject(create);
  await expect(world.sdk.send(new CreateGroupCommand(create))).rejects.toMatchObject({
    name: 'GroupExistsException',
  });

  const members = () => world.sdk.send(new ListUsersInGroupCommand({ UserPoolId, GroupName }));
  await world.sdk.send(new AdminAddUserToGroupCommand(whom));
  await world.sdk.send(new AdminAddUserToGroupCommand(whom));
  expect((await members()).Users?.map(user => user.Username)).toEqual([sub]);
  const groupsOf = async (name: string) =>
    (await world.sdk.send(new AdminListGroupsForUserCommand({ UserPoolId, Username: name }))).Groups;
  expect(await groupsOf(Username)).toMatchObject([create]);
  expect(await groupsOf((await world.addPerson()).email)).toEqual([]);
});

test('the settings of the user pool and its app clients can be read', async () => {
  const { UserPool } = await world.sdk.send(new DescribeUserPoolCommand({ UserPoolId }));
  expect(UserPool).toMatchObject({
    Policies: { PasswordPolicy: { MinimumLength: 6, RequireSymbols: false } },
  });
  const describe = async (ClientId: string) =>
    (await world.sdk.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }))).UserPoolClient;
  const web = await describe(world.cognito.webClientId);
  expect(web?.ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
  expect(web?.ClientSecret).toBeUndefined();
  const scripts = await describe(world.cognito.scriptsClientId);
  expect(scripts?.ExplicitAuthFlows).toEqual(['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
  expect(scripts?.ClientSecret).toBe(world.cognito.scriptsClientSecret);
  const unknown = new DescribeUserPoolCommand({ UserPoolId: 'ap-east-1_Elsewhere' });
  await expect(world.sdk.send(unknown)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
