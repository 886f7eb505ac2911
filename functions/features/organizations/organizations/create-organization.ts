import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { newOrganizationRecord } from '../../../../shared/features/organizations/organizations/new-record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { changeLogo } from './change-logo.ts';
import { checkFields } from './check-fields.ts';
import { inviteFirstAdmin } from './invite-first-admin.ts';

/** Creates the organisation, invites its first admin and queues the email, in one transaction. */
export const createOrganization: AccountHandler<typeof organizations.createOrganization> = async (
  { admin, logo: chosen, ...fields },
  context,
) => {
  const newRecord = newOrganizationRecord(await checkFields(fields));
  await context.organizations.requireFreeSlug(newRecord.slug);
  const logo = changeLogo(context, newRecord, chosen);
  const record = { ...newRecord, ...logo.fields, seatsTaken: 1 };
  const first = await inviteFirstAdmin(context, record, admin);
  return context.organizations.create(record, { ...first, writes: [...first.writes, ...logo.writes] });
};
