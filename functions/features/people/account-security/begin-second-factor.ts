import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { asProvedPerson } from './as-proved-person.ts';

/**
 * Begins to set up an authenticator app. The response contains a secret, so it is not stored for retried
 * requests; a retry creates a new secret.
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
