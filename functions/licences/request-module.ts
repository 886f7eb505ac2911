import type { licences } from '../../shared/licences/endpoints.ts';
import type { Handler } from '../context.ts';

/** The request waits until the superadmin decides, or it is taken back. */
export const requestModuleHandler: Handler<typeof licences.requestModule> = (
  { module },
  { actor, modules },
) => modules.request(actor.id, module);
