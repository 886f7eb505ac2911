import type { licences } from '../../shared/licences/endpoints.ts';
import type { Handler } from '../context.ts';

export const withdrawModuleRequestHandler: Handler<typeof licences.withdrawModuleRequest> = (
  { module },
  { actor, modules },
) => modules.withdraw(actor.id, module);
