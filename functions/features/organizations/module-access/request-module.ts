import type { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/** The request is pending until a superadmin decides or it is withdrawn. */
export const requestModule: Handler<typeof moduleAccess.requestModule> = ({ module }, { actor, modules }) =>
  modules.request(actor.id, module);
