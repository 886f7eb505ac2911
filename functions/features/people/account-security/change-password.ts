import { AppError } from '../../../../shared/core/errors.ts';
import type { security } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { refuseUnfit } from './refuse-unfit.ts';

/** The user pool proves the present password and sets the other by one call, with the caller's own token. */
export const changePasswordHandler: AccountHandler<typeof security.changePassword> = async (
  { password, newPassword },
  context,
) => {
  const { people, rate, security, userPool, network, bearer, signedIn } = context;
  const { sub } = signedIn().token;
  const person = await people.get(sub);
  if (!person || !bearer) throw new AppError('record.missing');
  await rate.check(person.email, network);
  await refuseUnfit(context, sub, newPassword);
  try {
    await (await userPool()).passwords.change(bearer, password, newPassword);
  } catch (error) {
    if (error instanceof AppError && error.fields?.password) await rate.countFailure(person.email, network);
    throw error;
  }
  return security.commit({ act: 'person.password-changed', record: sub }, [], {});
};
