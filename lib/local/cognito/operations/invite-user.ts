import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { checkEmail, readAttributes } from '../attributes.ts';
import { describeUser } from '../describe-user.ts';
import { CognitoError, emailTaken, invalidParameter } from '../errors.ts';
import { AttributeList, ClientMetadata, Password, Username } from '../input-fields.ts';
import { adminOperation } from '../operation.ts';
import { hashPassword, temporaryPassword } from '../passwords.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../users.ts';

const inviteInput = {
  Username,
  UserAttributes: AttributeList.default([]),
  TemporaryPassword: Password.optional(),
  MessageAction: z.enum(['SUPPRESS', 'RESEND']).optional(),
  ClientMetadata,
};
const InviteInput = z.object(inviteInput);
type Invite = z.output<typeof InviteInput>;

export const inviteUserOperations = {
  AdminCreateUser: adminOperation(inviteInput, async (input, pool) => {
    const password = input.TemporaryPassword ?? temporaryPassword();
    const user =
      input.MessageAction === 'RESEND'
        ? renewPassword(pool, input.Username, password)
        : addUser(pool, input, password);
    if (input.MessageAction !== 'SUPPRESS') {
      const source = 'CustomMessage_AdminCreateUser';
      await pool.sendMessage({ source, user, code: password, clientMetadata: input.ClientMetadata });
    }
    return { User: describeUser(user) };
  }),
};

function addUser(pool: Pool, input: Invite, password: string): User {
  const sent = readAttributes(input.UserAttributes);
  const email = pool.takesNames ? (sent.email ?? '') : input.Username;
  if (!email.includes('@')) throw invalidParameter('Username should be an email.');
  if (pool.takesNames && input.Username.includes('@'))
    throw invalidParameter(
      'Username cannot be of email format, since user pool is configured for email alias.',
    );
  checkEmail(email);
  if (sent.email !== undefined && sent.email.toLowerCase() !== email.toLowerCase()) {
    throw invalidParameter('The email attribute differs from the user name.');
  }
  if (pool.takesNames && pool.users.find(input.Username))
    throw new CognitoError('UsernameExistsException', 'User account already exists');
  if (pool.takesNames && pool.users.find(email)) throw emailTaken();
  const sub = pool.takesNames ? input.Username : randomUUID();
  return pool.users.add({
    sub,
    ...(pool.takesNames && { ownSub: randomUUID() }),
    email: sent.email ?? email,
    emailVerified: sent.emailVerified ?? false,
    attributes: sent.attributes,
    enabled: true,
    status: 'FORCE_CHANGE_PASSWORD',
    ...hashPassword(sub, password),
    passwordSetAt: pool.now(),
  });
}

function renewPassword(pool: Pool, username: string, password: string): User {
  const { sub, status } = pool.users.get(username);
  if (status !== 'FORCE_CHANGE_PASSWORD') {
    const text = 'Resend not possible. User status is not FORCE_CHANGE_PASSWORD.';
    throw new CognitoError('UnsupportedUserStateException', text);
  }
  return pool.users.change(sub, { ...hashPassword(sub, password), passwordSetAt: pool.now() });
}
