import { AppError } from '../../../../shared/core/errors.ts';
import type { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { verifyPasswordAndCode } from '../account-security/verify-password.ts';

/**
 * Writes down that an account is to be erased. What stands in the way lies behind the walls of the
 * organisations: it is looked for by whoever carries the erasure out, before anything is touched.
 */
export const askForErasureHandler: AccountHandler<typeof accountDeletion.askForErasure> = async (
  { password, code },
  context,
) => {
  const { people, accountDeletions } = context;
  const { sub, superadmin } = context.requireSignedIn().token;
  const person = await people.get(sub);
  if (!person) throw new AppError('record.missing');
  await verifyPasswordAndCode(context, person.email, { password, code });
  return accountDeletions.ask(sub, superadmin);
};
