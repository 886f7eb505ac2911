import { organizations } from '../../shared/organizations/endpoints.ts';
import type { Principal } from './clinic.ts';

/** Has an organisation send links in place of PDFs. */
export async function preferLinks(admin: Principal, organizationId: string): Promise<void> {
  const { data } = await admin.call(organizations.getOrganization, { organizationId });
  const { version, name, billingAddress, officeNumber, country, state, postalCode } = data;
  const { timeZone, weekStart, idleLockMinutes, passwordLength, locale, script, pdfFooter } = data;
  await admin.call(organizations.changeOrganizationDetails, {
    ...{ organizationId, version, name, billingAddress, officeNumber, country, state, postalCode },
    ...{ timeZone, weekStart, idleLockMinutes, passwordLength, locale, script, pdfFooter },
    reportsBy: 'link',
  });
}
