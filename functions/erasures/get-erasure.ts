import type { erasures } from '../../shared/erasures/endpoints.ts';
import { presentErasure } from '../../shared/erasures/record.ts';
import type { AccountHandler } from '../context.ts';

export const getErasureHandler: AccountHandler<typeof erasures.getErasure> = async (
  _,
  { erasures, signedIn },
) => presentErasure(await erasures.get(signedIn().token.sub));
