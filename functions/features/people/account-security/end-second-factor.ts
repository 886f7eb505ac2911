import { AppError } from '../../../../shared/core/errors.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { tellSecondFactor } from './tell-second-factor.ts';
import { verifyPasswordAndCode } from './verify-password.ts';

export const endSecondFactor: AccountHandler<typeof accountSecurity.endSecondFactor> = async (
  { password, code },
  context,
) => {
  const { people, userPool, requireSignedIn } = context;
  const person = await people.get(requireSignedIn().token.sub);
  if (!person) throw new AppError('record.missing');
  return verifyPasswordAndCode(context, person.email, { password, code }, async () => {
    await (await userPool()).disableSecondFactor(person.id);
    return tellSecondFactor(context, person, false);
  });
};
