import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { completePasswordChange } from '../account/complete-password-change.ts';
import { asProvedPerson } from './as-proved-person.ts';
import { validateNewPassword } from './validate-new-password.ts';

/** Keeps the session that makes this request, and ends all others. */
export const changePassword: AccountHandler<typeof accountSecurity.changePassword> = async (
  { password, newPassword },
  context,
) => {
  const { token, organization } = context.requireSignedIn();
  await validateNewPassword(context, token.sub, newPassword);
  return asProvedPerson(
    context,
    password,
    (ownAccounts, proved) => ownAccounts.changePassword(proved, newPassword),
    async (_, { id }) => {
      await completePasswordChange(context, id, token.originJti, organization);
      return {};
    },
  );
};
