import * as z from 'zod';
import { attributeList, mergeAttributes, readAttributes } from '../attributes.ts';
import { authenticate } from '../authenticate.ts';
import { changeAttributes } from '../change-attributes.ts';
import { checkWritable, readable } from '../clients.ts';
import { describeMfa } from '../describe-user.ts';
import { invalidParameter, limitExceeded, notAuthorized, wrongCredentials } from '../errors.ts';
import { AccessToken, AttributeList, ClientMetadata, Code, Password } from '../input-fields.ts';
import { publicOperation } from '../operation.ts';
import { hashPassword, passwordMatches } from '../passwords.ts';
import { sendEmailCode } from '../send-code.ts';

const AttributeName = z.string();

export const ownAccountOperations = {
  GetUser: publicOperation({ AccessToken }, (input, pool) => {
    const { user, client } = authenticate(pool, input.AccessToken);
    const UserAttributes = readable(client, attributeList(user));
    return { Username: user.sub, UserAttributes, ...describeMfa(user) };
  }),

  UpdateUserAttributes: publicOperation(
    { AccessToken, UserAttributes: AttributeList, ClientMetadata },
    async (input, pool) => {
      const { user, client } = authenticate(pool, input.AccessToken);
      checkWritable(client, namesOf(input.UserAttributes));
      const change = readAttributes(input.UserAttributes);
      if (change.emailVerified !== undefined) {
        throw notAuthorized('A client attempted to write unauthorized attribute');
      }
      const sent = await changeAttributes(pool, user, change, input.ClientMetadata);
      return { CodeDeliveryDetailsList: sent };
    },
  ),

  DeleteUserAttributes: publicOperation(
    { AccessToken, UserAttributeNames: z.array(z.string()) },
    (input, pool) => {
      const { user, client } = authenticate(pool, input.AccessToken);
      checkWritable(client, input.UserAttributeNames);
      if (input.UserAttributeNames.includes('email')) throw invalidParameter('email cannot be deleted.');
      const none = Object.fromEntries(input.UserAttributeNames.map(name => [name, '']));
      pool.users.change(user.sub, { attributes: mergeAttributes(user.attributes, none) });
      return {};
    },
  ),

  DeleteUser: publicOperation({ AccessToken }, (input, pool) => {
    pool.users.remove(authenticate(pool, input.AccessToken).user.sub);
    return {};
  }),

  GetUserAttributeVerificationCode: publicOperation(
    { AccessToken, AttributeName, ClientMetadata },
    async (input, pool) => {
      const { user } = authenticate(pool, input.AccessToken);
      assertEmailAttribute(input.AttributeName);
      const source = 'CustomMessage_VerifyUserAttribute';
      return { CodeDeliveryDetails: await sendEmailCode(pool, user, source, input.ClientMetadata) };
    },
  ),

  VerifyUserAttribute: publicOperation({ AccessToken, AttributeName, Code }, (input, pool) => {
    const { sub, email, pendingEmail } = authenticate(pool, input.AccessToken).user;
    assertEmailAttribute(input.AttributeName);
    pool.codes.redeem(sub, 'email', input.Code);
    pool.users.change(sub, { email: pendingEmail ?? email, emailVerified: true, pendingEmail: undefined });
    return {};
  }),

  ChangePassword: publicOperation(
    { AccessToken, PreviousPassword: Password, ProposedPassword: Password },
    (input, pool) => {
      const { user } = authenticate(pool, input.AccessToken);
      if (pool.lockout.isLocked(user.sub)) throw limitExceeded();
      if (!passwordMatches(user, input.PreviousPassword)) {
        pool.lockout.countFailure(user.sub);
        throw wrongCredentials();
      }
      const secret = hashPassword(user.sub, input.ProposedPassword);
      pool.users.change(user.sub, { ...secret, passwordSetAt: pool.now() });
      return {};
    },
  ),
};

const namesOf = (list: { Name: string }[]) => list.map(({ Name }) => Name);

function assertEmailAttribute(name: string): void {
  if (name !== 'email') throw invalidParameter(`Attribute ${name} cannot be verified.`);
}
