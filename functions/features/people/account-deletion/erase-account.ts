import { AppError } from '../../../../shared/core/errors.ts';
import { readerOf } from '../../../../shared/core/mail/reader.ts';
import type { ErasureContext } from '../../../composition/erasure-context.ts';
import { findObstacles } from './find-obstacles.ts';
import { beginToLeave, endMembership } from './leave-organization.ts';

/**
 * Carries out the erasure of an account. Every step can be taken again, so that one that was broken off
 * anywhere is finished by calling this anew; the record of the erasure is the last to go.
 * @returns whether there is something left to do for which there was no time
 */
export async function eraseAccount(person: string, context: ErasureContext): Promise<boolean> {
  const { erasures, people, userPool, placeOf } = context;
  const erasure = await erasures.get(person);
  if (erasure?.state !== 'asked') return false;
  const obstacles = await findObstacles(erasure, context);
  if (obstacles.length > 0) {
    await erasures.refuse(erasure, obstacles);
    return false;
  }
  const memberships = await people.listMemberships(person);
  for (const { id } of memberships) await beginToLeave(placeOf(id, person), person).catch(unlessLastAdmin);
  await (await userPool()).remove(person);
  await erasures.forgetSessions(person);
  for (const { id } of memberships) if (!(await endMembership(placeOf(id, person), person))) return true;
  await eraseTraces(person, context);
  return false;
}

/** Somebody else has left meanwhile: looked at anew, it is found to stand in the way. */
function unlessLastAdmin(error: unknown): never {
  throw error instanceof AppError && error.code === 'member.last-admin' ? new AppError('server.busy') : error;
}

/** Files before the records that name them; the person last, with the mail that tells them. */
async function eraseTraces(
  person: string,
  { erasures, people, mails, filesOf }: ErasureContext,
): Promise<void> {
  const files = filesOf(person);
  await files.eraseAll();
  await erasures.forgetBelongings(person);
  await erasures.forgetSessions(person);
  const known = await people.get(person);
  const mail = known && { template: 'account-erased' as const, ...readerOf(known) };
  await erasures.finish(person, mail ? [mails.toSend({ ...mail, link: '/login' })] : []);
}
