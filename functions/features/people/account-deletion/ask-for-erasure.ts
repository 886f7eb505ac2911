import { AppError } from '../../../../shared/core/errors.ts';
import type { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { verifyPasswordAndCode } from '../account-security/verify-password.ts';

/**
 * A job looks for obstacles before it changes anything, because this call has no access to the organisations'
 * data.
 */
export const askForErasure: AccountHandler<typeof accountDeletion.askForErasure> = async (
  { password, code },
  context,
) => {
  const { people, accountDeletions } = context;
  const { sub, superadmin } = context.requireSignedIn().token;
  const person = await people.get(sub);
  if (!person) throw new AppError('record.missing');
  return verifyPasswordAndCode(context, person.email, { password, code }, () =>
    accountDeletions.ask(sub, superadmin),
  );
};
