import type { organizations } from '../../shared/organizations/endpoints.ts';
import type { AccountHandler } from '../context.ts';

export const getOrganizationHandler: AccountHandler<typeof organizations.getOrganization> = async (
  _,
  { loaded, organizations: store },
) => store.present(loaded.organization);
