import { expect, test } from 'vitest';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';

test('when an admin confirms that the axial length tables were checked, members see this and the audit records it', async () => {
  const { admin, slug, join } = await openClinic();
  const user = await join();
  const isChecked = async () =>
    (await user.call(account.getCurrentUser, {})).data.organization?.axialTablesChecked;
  expect(await isChecked()).toBe(false);
  await updatePreferences(admin, slug, { axialTablesChecked: true });
  expect(await isChecked()).toBe(true);
  const { data } = await admin.call(audit.searchAudit, {});
  expect(data.data.find(({ act }) => act === 'organization.changed')).toMatchObject({
    by: { id: admin.person.id },
    details: { fields: ['axialTablesChecked'] },
  });
});

test('changing other preferences keeps the confirmation that the axial length tables were checked', async () => {
  const { admin, slug } = await openClinic();
  await updatePreferences(admin, slug, { axialTablesChecked: true });
  await updatePreferences(admin, slug, { pdfFooter: 'Checked' });
  const { data } = await admin.call(organizations.getOrganization, { organizationId: slug });
  expect(data).toMatchObject({ axialTablesChecked: true, pdfFooter: 'Checked' });
});
