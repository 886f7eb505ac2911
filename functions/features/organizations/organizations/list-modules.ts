import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

export const listModules: AccountHandler<typeof organizations.listModules> = async (
  _,
  { records, modulesOf },
) => singlePage(await modulesOf(records.organization).listAll());
