import type { organizations } from '../../shared/organizations/endpoints.ts';
import type { AccountHandler } from '../context.ts';
import { wholePage } from '../http/pages.ts';

export const listModulesHandler: AccountHandler<typeof organizations.listModules> = async (
  _,
  { loaded, modulesOf },
) => wholePage(await modulesOf(loaded.organization).listAll());
