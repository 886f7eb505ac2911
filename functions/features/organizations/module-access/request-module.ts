import type { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/** Requests a module, until a platform administrator decides or the member withdraws the request. */
export const requestModule: Handler<typeof moduleAccess.requestModule> = ({ module }, { actor, modules }) =>
  modules.request(actor.id, module);
