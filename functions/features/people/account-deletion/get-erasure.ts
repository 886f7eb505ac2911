import type { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { presentAccountDeletion } from '../../../../shared/features/people/account-deletion/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getErasure: AccountHandler<typeof accountDeletion.getErasure> = async (
  _,
  { accountDeletions, requireSignedIn },
) => presentAccountDeletion(await accountDeletions.get(requireSignedIn().token.sub));
