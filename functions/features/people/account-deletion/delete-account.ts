import { AppError } from '../../../../shared/core/errors.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { AccountDeletionContext } from '../../../composition/account-deletion-context.ts';
import { findObstacles } from './find-obstacles.ts';
import { finishOffboarding, startOffboarding } from './offboard-member.ts';

/**
 * Carries out the erasure of an account. Every step can be taken again, so that one that was broken off
 * anywhere is finished by calling this anew; the record of the erasure is the last to go.
 * @returns whether there is something left to do for which there was no time
 */
export async function deleteAccount(person: string, context: AccountDeletionContext): Promise<boolean> {
  const { accountDeletions, people, userPool, organizationScope } = context;
  const erasure = await accountDeletions.get(person);
  if (erasure?.state !== 'asked') return false;
  const obstacles = await findObstacles(erasure, context);
  if (obstacles.length > 0) {
    await accountDeletions.refuse(erasure, obstacles);
    return false;
  }
  const memberships = await people.listMemberships(person);
  for (const { id } of memberships)
    await startOffboarding(organizationScope(id, person), person).catch(retryIfLastAdmin);
  await (await userPool()).deleteUser(person);
  await accountDeletions.deleteSessions(person);
  for (const { id } of memberships)
    if (!(await finishOffboarding(organizationScope(id, person), person))) return true;
  await deletePersonalData(person, context);
  return false;
}

/** Somebody else has left meanwhile: looked at anew, it is found to stand in the way. */
function retryIfLastAdmin(error: unknown): never {
  throw error instanceof AppError && error.code === 'member.last-admin' ? new AppError('server.busy') : error;
}

/** Files before the records that name them; the person last, with the mail that tells them. */
async function deletePersonalData(
  person: string,
  { accountDeletions, people, mails, filesOf }: AccountDeletionContext,
): Promise<void> {
  const files = filesOf(person);
  await files.deleteAll();
  await accountDeletions.deletePersonalRecords(person);
  await accountDeletions.deleteSessions(person);
  const known = await people.get(person);
  const mail = known && { template: 'account-erased' as const, ...recipientOf(known) };
  await accountDeletions.finish(person, mail ? [mails.sendWrite({ ...mail, link: '/login' })] : []);
}
