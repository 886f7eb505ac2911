import { organizations } from '../../shared/features/organizations/organizations/endpoints.ts';
import type { Preferences } from '../../shared/features/organizations/organizations/schema.ts';
import type { Principal } from './clinic.ts';

/** Changes the preferences of an organisation as its admin does. */
export async function updatePreferences(
  admin: Principal,
  organizationId: string,
  changes: Partial<Preferences>,
): Promise<void> {
  const { data } = await admin.call(organizations.getOrganization, { organizationId });
  const { version, name, billingAddress, officeNumber, country, state, postalCode } = data;
  const { timeZone, weekStart, idleLockMinutes, passwordLength, locale, script, pdfFooter, reportsBy } = data;
  const { fastProgression } = data;
  await admin.call(organizations.changeOrganizationDetails, {
    ...{ organizationId, version, name, billingAddress, officeNumber, country, state, postalCode },
    ...{ timeZone, weekStart, idleLockMinutes, passwordLength, locale, script, pdfFooter, reportsBy },
    fastProgression,
    ...changes,
  });
}
