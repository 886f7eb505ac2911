import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { myOrganizationKey } from '../../../functions/features/organizations/keys.ts';
import type { Key } from '../../../functions/platform/storage/key.ts';
import { memberKey, moduleKey, personKey } from '../../../functions/platform/storage/keys.ts';
import { demoPassword } from '../../../lib/local/demo/people.ts';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { callerWith } from '../../support/caller.ts';
import { enrolAuthenticator } from '../../support/enrol-authenticator.ts';
import { product } from './product.ts';

type Status = 'invited' | 'active' | 'suspended';

export interface Account {
  sub: string;
  email: string;
}

/** A member of both demo organisations, from whose account test accounts are copied. */
const templateEmail = 'grace@brightwater.example';

const pool = () =>
  new CognitoIdentityProviderClient({
    endpoint: product().cognito.endpoint,
    region,
    credentials: dummyCredentials,
  });
const table = () =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: product().dynamodb.endpoint, region, credentials: dummyCredentials }),
  );
const UserPoolId = () => product().cognito.userPoolId;

/** Makes a new account with the demo password in these organisations. */
export async function makeAccount(memberships: Record<string, Status>): Promise<Account> {
  const account = await invite(demoPassword);
  await choosePassword(account.sub);
  await register(account, memberships);
  return account;
}

/**
 * Sets the demo password, as if the person had chosen this password.
 * @param who the person's email address or sub
 */
export async function choosePassword(who: string): Promise<void> {
  const chosen = { UserPoolId: UserPoolId(), Username: who, Password: demoPassword, Permanent: true };
  await pool().send(new AdminSetUserPasswordCommand(chosen));
}

/** Makes a person with a temporary password, who must choose another password when signing in. */
export async function makeAccountWithTemporaryPassword(
  password: string,
  memberships: Record<string, Status>,
): Promise<Account> {
  const account = await invite(password);
  await register(account, memberships);
  return account;
}

async function invite(TemporaryPassword: string): Promise<Account> {
  const email = `${randomUUID()}@lumitree.example`;
  const { User } = await pool().send(
    new AdminCreateUserCommand({
      UserPoolId: UserPoolId(),
      Username: email,
      TemporaryPassword,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  return { sub: User?.Username ?? '', email };
}

async function register({ sub, email }: Account, memberships: Record<string, Status>): Promise<void> {
  const fullName = 'Eve Tester';
  const { Username: modelSub = '' } = await pool().send(
    new AdminGetUserCommand({ UserPoolId: UserPoolId(), Username: templateEmail }),
  );
  const slugs = Object.keys(memberships);
  await copy(personKey(modelSub), personKey(sub), { id: sub, email, fullName });
  for (const slug of slugs) {
    const status = memberships[slug];
    await copy(memberKey(slug, modelSub), memberKey(slug, sub), { id: sub, email, status, fullName });
    await copy(myOrganizationKey(modelSub, slug), myOrganizationKey(sub, slug), { status });
  }
}

/** Grants the eye module at the clinic, as its admin would. */
export async function grantEye({ sub }: Account): Promise<void> {
  const { Username: modelSub = '' } = await pool().send(
    new AdminGetUserCommand({ UserPoolId: UserPoolId(), Username: 'helen@brightwater.example' }),
  );
  await copy(moduleKey('brightwater', modelSub, 'eye'), moduleKey('brightwater', sub, 'eye'), {});
}

async function copy(from: Key, to: Key, changes: Record<string, unknown>): Promise<void> {
  const TableName = product().dynamodb.table;
  const { Item } = await table().send(new GetCommand({ TableName, Key: from, ConsistentRead: true }));
  await table().send(new PutCommand({ TableName, Item: { ...Item, ...to, ...changes } }));
}

/** Sets the language of the emails that Cognito sends to an account. */
export async function setCognitoLocale({ sub }: Account, locale: 'en' | 'zh'): Promise<void> {
  await pool().send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: UserPoolId(),
      Username: sub,
      UserAttributes: [{ Name: 'locale', Value: locale }],
    }),
  );
}

/** Turns a second factor on for an account. @returns its secret */
export async function addSecondFactor(email: string): Promise<string> {
  const anonymous = callerWith(`${product().web}/api`, {});
  const opened = await anonymous.call(account.login, {
    ...{ email, password: demoPassword },
    organizationSlug: 'brightwater',
  });
  const authorization = `Bearer ${opened.data.token.token}`;
  const caller = callerWith(`${product().web}/api`, { authorization });
  return enrolAuthenticator(caller, demoPassword, Date.now);
}

interface Mail {
  destination: { to: string[] };
  subject: string;
  body: { html?: string };
}

export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(new URL('/store', product().inbox));
  const { emails } = (await answer.json()) as { emails: Mail[] };
  return emails.filter(({ destination }) => destination.to.includes(email));
}

/** The newest email to an address; fails if there is none. */
export async function newestMailTo(email: string): Promise<{ subject: string; html: string }> {
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return { subject: mail.subject, html: mail.body.html ?? '' };
}

/** The six digits in the newest email to an address. */
export async function codeSentTo(email: string): Promise<string> {
  const { html } = await newestMailTo(email);
  return />(\d{6})</.exec(html)?.[1] ?? '';
}
