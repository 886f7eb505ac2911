import type { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const listOwnActsHandler: Handler<typeof audit.listOwnActs> = async (_, { audit, actor }) =>
  audit.listOwn(actor.id);
