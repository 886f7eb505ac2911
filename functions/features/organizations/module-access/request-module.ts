import type { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/** Requests a module. The request is pending until a superadmin decides or the member withdraws it. */
export const requestModule: Handler<typeof moduleAccess.requestModule> = ({ module }, { actor, modules }) =>
  modules.request(actor.id, module);
