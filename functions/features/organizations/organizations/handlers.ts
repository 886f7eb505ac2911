import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { archiveOrganizationHandler } from './archive-organization.ts';
import { changeLicenceHandler } from './change-licence.ts';
import { changeOrganizationDetailsHandler } from './change-organization-details.ts';
import { countPlatformHandler } from './count-platform.ts';
import { createOrganizationHandler } from './create-organization.ts';
import { decideModuleHandler } from './decide-module.ts';
import { getOrganizationHandler } from './get-organization.ts';
import { listModuleRequestsHandler } from './list-module-requests.ts';
import { listModulesHandler } from './list-modules.ts';
import { listPlatformEventsHandler } from './list-platform-events.ts';
import { restoreOrganizationHandler } from './restore-organization.ts';
import { searchOrganizationsHandler } from './search-organizations.ts';
import { suggestSlugHandler } from './suggest-slug.ts';

export const endpoints = organizations;

export const handlers: AccountHandlers<typeof organizations> = {
  searchOrganizations: searchOrganizationsHandler,
  countPlatform: countPlatformHandler,
  suggestSlug: suggestSlugHandler,
  createOrganization: createOrganizationHandler,
  getOrganization: getOrganizationHandler,
  changeOrganizationDetails: changeOrganizationDetailsHandler,
  changeLicence: changeLicenceHandler,
  archiveOrganization: archiveOrganizationHandler,
  restoreOrganization: restoreOrganizationHandler,
  listModuleRequests: listModuleRequestsHandler,
  listModules: listModulesHandler,
  decideModule: decideModuleHandler,
  listPlatformEvents: listPlatformEventsHandler,
};
