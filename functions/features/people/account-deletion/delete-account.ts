import { AppError } from '../../../../shared/core/errors.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { AccountDeletionContext } from '../../../composition/account-deletion-context.ts';
import { findObstacles } from './find-obstacles.ts';
import { finishOffboarding, startOffboarding } from './offboard-member.ts';

/**
 * Deletes an account. Every step is idempotent, so an interrupted run
 * is finished by calling this again; the deletion record is removed last.
 * @returns whether work is left for another run
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

/** Another admin has just left: retry, and the next run reports the obstacle. */
function retryIfLastAdmin(error: unknown): never {
  throw error instanceof AppError && error.code === 'member.last-admin' ? new AppError('server.busy') : error;
}

/** Deletes files before the records that reference them, and the person last, with the confirmation mail. */
async function deletePersonalData(
  person: string,
  { accountDeletions, people, mails, filesOf }: AccountDeletionContext,
): Promise<void> {
  const known = await people.get(person);
  const files = filesOf(person);
  await files.deleteAll();
  await accountDeletions.deletePersonalRecords(person);
  await accountDeletions.deleteSessions(person);
  const mail = known && { template: 'account-erased' as const, ...recipientOf(known) };
  await accountDeletions.finish(person, known, mail ? [mails.sendWrite({ ...mail, link: '/login' })] : []);
}
