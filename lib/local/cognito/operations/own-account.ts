import * as z from 'zod';
import { attributeList, readAttributes } from '../attributes.ts';
import { authenticate } from '../authenticate.ts';
import { changeAttributes } from '../change-attributes.ts';
import { describeMfa } from '../describe-user.ts';
import { invalidParameter, limitExceeded, notAuthorized, wrongCredentials } from '../errors.ts';
import { AccessToken, AttributeList, ClientMetadata, Code, Password } from '../input-fields.ts';
import { publicOperation } from '../operation.ts';
import { hashPassword, passwordMatches } from '../passwords.ts';
import { sendEmailCode } from '../send-code.ts';

const AttributeName = z.string();

export const ownAccountOperations = {
  GetUser: publicOperation({ AccessToken }, (input, pool) => {
    const user = authenticate(pool, input.AccessToken);
    return { Username: user.sub, UserAttributes: attributeList(user), ...describeMfa(user) };
  }),

  UpdateUserAttributes: publicOperation(
    { AccessToken, UserAttributes: AttributeList, ClientMetadata },
    async (input, pool) => {
      const user = authenticate(pool, input.AccessToken);
      const change = readAttributes(input.UserAttributes);
      if (change.emailVerified !== undefined) {
        throw notAuthorized('A client attempted to write unauthorized attribute');
      }
      const sent = await changeAttributes(pool, user, change, input.ClientMetadata);
      return { CodeDeliveryDetailsList: sent };
    },
  ),

  GetUserAttributeVerificationCode: publicOperation(
    { AccessToken, AttributeName, ClientMetadata },
    async (input, pool) => {
      const user = authenticate(pool, input.AccessToken);
      assertEmailAttribute(input.AttributeName);
      const source = 'CustomMessage_VerifyUserAttribute';
      return { CodeDeliveryDetails: await sendEmailCode(pool, user, source, input.ClientMetadata) };
    },
  ),

  VerifyUserAttribute: publicOperation({ AccessToken, AttributeName, Code }, (input, pool) => {
    const { sub, email, pendingEmail } = authenticate(pool, input.AccessToken);
    assertEmailAttribute(input.AttributeName);
    pool.codes.redeem(sub, 'email', input.Code);
    pool.users.change(sub, { email: pendingEmail ?? email, emailVerified: true, pendingEmail: undefined });
    return {};
  }),

  ChangePassword: publicOperation(
    { AccessToken, PreviousPassword: Password, ProposedPassword: Password },
    (input, pool) => {
      const user = authenticate(pool, input.AccessToken);
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

function assertEmailAttribute(name: string): void {
  if (name !== 'email') throw invalidParameter(`Attribute ${name} cannot be verified.`);
}
