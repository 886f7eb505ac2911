import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { asProvedPerson } from './as-proved-person.ts';
import { tellSecondFactor } from './tell-second-factor.ts';

export const confirmSecondFactor: AccountHandler<typeof accountSecurity.confirmSecondFactor> = async (
  { password, code },
  context,
) =>
  asProvedPerson(
    context,
    password,
    (ownAccounts, proved) => ownAccounts.confirmSecondFactor(proved, code),
    (_, person) => tellSecondFactor(context, person, true),
  );
