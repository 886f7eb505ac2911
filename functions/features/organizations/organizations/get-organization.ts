import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getOrganization: AccountHandler<typeof organizations.getOrganization> = async (
  _,
  { records, organizations: store },
) => store.present(records.organization);
