import { AppError } from '../../../../shared/core/errors.ts';
import type { erasures } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { provePerson } from '../account-security/prove-password.ts';

/**
 * Writes down that an account is to be erased. What stands in the way lies behind the walls of the
 * organisations: it is looked for by whoever carries the erasure out, before anything is touched.
 */
export const askForErasureHandler: AccountHandler<typeof erasures.askForErasure> = async (
  { password, code },
  context,
) => {
  const { people, erasures } = context;
  const { sub, superadmin } = context.signedIn().token;
  const person = await people.get(sub);
  if (!person) throw new AppError('record.missing');
  await provePerson(context, person.email, { password, code });
  return erasures.ask(sub, superadmin);
};
