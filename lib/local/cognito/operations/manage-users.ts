import * as z from 'zod';
import { attributeList, readAttributes } from '../attributes.ts';
import { changeAttributes } from '../change-attributes.ts';
import { describeMfa, describeUser } from '../describe-user.ts';
import { invalidParameter, notAuthorized } from '../errors.ts';
import { AttributeList, ClientMetadata, Password, Username } from '../input-fields.ts';
import { adminOperation } from '../operation.ts';
import { hashPassword } from '../passwords.ts';

export const manageUserOperations = {
  AdminGetUser: adminOperation({ Username }, (input, pool) => {
    const user = pool.users.get(input.Username);
    const { Attributes: _, ...described } = describeUser(user);
    return { ...described, UserAttributes: attributeList(user), ...describeMfa(user) };
  }),

  AdminDeleteUser: adminOperation({ Username }, (input, pool) => {
    pool.users.remove(pool.users.get(input.Username).sub);
    return {};
  }),

  AdminSetUserPassword: adminOperation(
    { Username, Password, Permanent: z.boolean().default(false) },
    (input, pool) => {
      const { sub } = pool.users.get(input.Username);
      pool.users.change(sub, {
        ...hashPassword(sub, input.Password),
        status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
        passwordSetAt: pool.now(),
      });
      return {};
    },
  ),

  AdminResetUserPassword: adminOperation({ Username, ClientMetadata }, async (input, pool) => {
    const { sub, status, emailVerified } = pool.users.get(input.Username);
    if (status === 'FORCE_CHANGE_PASSWORD') {
      throw notAuthorized('User password cannot be reset in the current state.');
    }
    if (!emailVerified) throw invalidParameter('Cannot reset password: the user has no verified email.');
    const code = pool.codes.issue(sub, 'password');
    const user = pool.users.change(sub, { status: 'RESET_REQUIRED' });
    const source = 'CustomMessage_ForgotPassword';
    await pool.sendMessage({ source, user, code, clientMetadata: input.ClientMetadata });
    return {};
  }),

  AdminUpdateUserAttributes: adminOperation(
    { Username, UserAttributes: AttributeList, ClientMetadata },
    async (input, pool) => {
      const user = pool.users.get(input.Username);
      await changeAttributes(pool, user, readAttributes(input.UserAttributes), input.ClientMetadata);
      return {};
    },
  ),

  AdminDisableUser: adminOperation({ Username }, (input, pool) => {
    const { sub } = pool.users.get(input.Username);
    pool.users.change(sub, { enabled: false });
    pool.sessions.revokeAll(sub);
    return {};
  }),

  AdminEnableUser: adminOperation({ Username }, (input, pool) => {
    pool.users.change(pool.users.get(input.Username).sub, { enabled: true });
    return {};
  }),
};
