import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { wholePage } from '../../../platform/http/pages.ts';

export const listModulesHandler: AccountHandler<typeof organizations.listModules> = async (
  _,
  { loaded, modulesOf },
) => wholePage(await modulesOf(loaded.organization).listAll());
