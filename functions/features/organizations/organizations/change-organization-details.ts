import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { changeLogo } from './change-logo.ts';
import { checkFields } from './check-fields.ts';

export const changeOrganizationDetails: AccountHandler<
  typeof organizations.changeOrganizationDetails
> = async ({ organizationId: _, version: __, logo: chosen, ...fields }, context) => {
  const { organization } = context.records;
  const checked = await checkFields(fields);
  const logo = changeLogo(context, organization, chosen);
  const changes = { ...checked, ...logo.fields };
  return context.organizations.change(organization, changes, logo);
};
