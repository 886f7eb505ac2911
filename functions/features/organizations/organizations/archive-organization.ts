import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** Members lose access from their next request on. */
export const archiveOrganization: AccountHandler<typeof organizations.archiveOrganization> = async (
  _,
  { records, organizations: store },
) => store.setStatus(records.organization, 'archived');
