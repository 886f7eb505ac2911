import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const changeLicence: AccountHandler<typeof organizations.changeLicence> = async (
  { seats, endsOn, modules },
  { records, organizations: store },
) => {
  const licence = { seats, endsOn, modules: [...new Set(modules)] };
  return store.changeLicence(records.organization, licence);
};
