import type { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const withdrawModuleRequest: Handler<typeof moduleAccess.withdrawModuleRequest> = (
  { module },
  { actor, modules },
) => modules.withdraw(actor.id, module);
