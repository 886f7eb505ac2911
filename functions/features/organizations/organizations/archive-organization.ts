import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** From the next request on the chain refuses everybody of it. */
export const archiveOrganizationHandler: AccountHandler<typeof organizations.archiveOrganization> = async (
  _,
  { loaded, organizations: store },
) => store.setStatus(loaded.organization, 'archived');
