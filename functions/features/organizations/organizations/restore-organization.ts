import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const restoreOrganization: AccountHandler<typeof organizations.restoreOrganization> = async (
  _,
  { records, organizations: store },
) => store.setStatus(records.organization, 'active');
