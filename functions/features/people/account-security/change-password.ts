import { AppError } from '../../../../shared/core/errors.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { validateNewPassword } from './validate-new-password.ts';

/** Cognito verifies the current password and sets the new one in one call with the caller's token. */
export const changePasswordHandler: AccountHandler<typeof accountSecurity.changePassword> = async (
  { password, newPassword },
  context,
) => {
  const { people, signInThrottle, accountSecurity, userPool, network, bearer, requireSignedIn } = context;
  const { sub } = requireSignedIn().token;
  const person = await people.get(sub);
  if (!person || !bearer) throw new AppError('record.missing');
  await signInThrottle.check(person.email, network);
  await validateNewPassword(context, sub, newPassword);
  try {
    await (await userPool()).passwords.change(bearer, password, newPassword);
  } catch (error) {
    if (error instanceof AppError && error.fields?.password)
      await signInThrottle.countFailure(person.email, network);
    throw error;
  }
  return accountSecurity.commit({ act: 'person.password-changed', record: sub }, [], {});
};
