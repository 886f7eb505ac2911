import type { erasures } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { presentErasure } from '../../../../shared/features/people/account-deletion/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getErasureHandler: AccountHandler<typeof erasures.getErasure> = async (
  _,
  { erasures, signedIn },
) => presentErasure(await erasures.get(signedIn().token.sub));
