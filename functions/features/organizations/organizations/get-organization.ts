import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getOrganizationHandler: AccountHandler<typeof organizations.getOrganization> = async (
  _,
  { loaded, organizations: store },
) => store.present(loaded.organization);
