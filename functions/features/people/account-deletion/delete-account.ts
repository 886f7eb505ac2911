import type { AccountDeletionContext } from '../../../composition/account-deletion-context.ts';

/**
 * Every step is idempotent, and the deletion record is deleted last, so another call finishes an interrupted
 * run.
 * @returns whether another run is needed
 */
export async function deleteAccount(person: string, context: AccountDeletionContext): Promise<boolean> {
  const { accountDeletions, userPool, parts } = context;
  const deletion = await accountDeletions.get(person);
  if (deletion?.state !== 'asked') return false;
  const obstacles = (await Promise.all(parts.map(part => part.findObstacles(deletion, context)))).flat();
  if (obstacles.length > 0) {
    await accountDeletions.refuse(deletion, obstacles);
    return false;
  }
  for (const part of parts) await part.start(person, context);
  await (await userPool()).deleteUser(person);
  await accountDeletions.deleteSessions(person);
  for (const part of parts) if (!(await part.finish(person, context))) return true;
  return false;
}
