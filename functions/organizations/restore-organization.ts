import type { organizations } from '../../shared/organizations/endpoints.ts';
import type { AccountHandler } from '../context.ts';

export const restoreOrganizationHandler: AccountHandler<typeof organizations.restoreOrganization> = async (
  _,
  { loaded, organizations: store },
) => store.setStatus(loaded.organization, 'active');
