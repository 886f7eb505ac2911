import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { asProvedPerson } from './as-proved-person.ts';

/**
 * The response contains the secret, so the response is not stored for replay; a retry creates a new secret.
 */
export const beginSecondFactor: AccountHandler<typeof accountSecurity.beginSecondFactor> = async (
  { password },
  context,
) =>
  asProvedPerson(
    context,
    password,
    (ownAccounts, proved) => ownAccounts.beginSecondFactor(proved),
    async secret => ({ secret }),
  );
