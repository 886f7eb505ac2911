import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { AccountDeletionRecord } from '../../../../shared/features/people/account-deletion/record.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import type {
  AccountDeletionContext,
  AccountDeletionPart,
} from '../../../composition/account-deletion-context.ts';

export const accountDeletionPart: AccountDeletionPart = {
  findObstacles: findLastSuperadmin,
  start: async () => undefined,
  finish: deletePersonalData,
};

async function findLastSuperadmin(
  { id, isSuperadmin }: AccountDeletionRecord,
  { listSuperadmins, people }: AccountDeletionContext,
): Promise<Obstacle[]> {
  if (!isSuperadmin) return [];
  const [superadmins, person] = await Promise.all([listSuperadmins(), people.get(id)]);
  const others = superadmins.filter(({ email }) => email !== person?.email);
  return others.length > 0 ? [] : [{ kind: 'last-superadmin', organization: null, count: 0 }];
}

/** Deletes a person's files, the records that refer to them, then the person; confirms this by email. */
async function deletePersonalData(
  person: string,
  { accountDeletions, people, mails, filesOf }: AccountDeletionContext,
): Promise<boolean> {
  const known = await people.get(person);
  const files = filesOf(person);
  await files.deleteAll();
  await accountDeletions.deletePersonalRecords(person);
  await accountDeletions.deleteSessions(person);
  const mail = known && { template: 'account-erased' as const, ...recipientOf(known) };
  await accountDeletions.finish(person, known, mail ? [mails.sendWrite({ ...mail, link: '/login' })] : []);
  return true;
}
