import { organizations } from '../../../shared/features/organizations/organizations/endpoints.ts';
import {
  details,
  preferences,
  readOrganization,
} from '../../features/organizations/organizations/samples.ts';
import { type Clinic, openSuperadmin } from '../../support/clinic.ts';

/** Changes public data of an organisation, then archives and restores the organisation. */
export async function changeOrganization({ slug: organizationId }: Clinic): Promise<void> {
  const sam = await openSuperadmin();
  const version = async () => (await readOrganization(organizationId)).version;
  const changed = { organizationId, ...details, ...preferences };
  await sam.call(organizations.changeOrganizationDetails, { ...changed, version: await version() });
  const licence = { seats: 20, endsOn: '2099-06-30', modules: ['eye' as const] };
  await sam.call(organizations.changeLicence, { organizationId, version: await version(), ...licence });
  await sam.call(organizations.archiveOrganization, { organizationId });
  await sam.call(organizations.restoreOrganization, { organizationId });
}
