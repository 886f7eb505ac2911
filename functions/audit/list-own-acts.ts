import type { audit } from '../../shared/audit/endpoints.ts';
import type { Handler } from '../context.ts';

export const listOwnActsHandler: Handler<typeof audit.listOwnActs> = async (_, { audit, actor }) =>
  audit.listOwn(actor.id);
