import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { AccountDeletionContext } from '../../../composition/account-deletion-context.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';
import { enqueueAccountDeletion } from './requeue-account-deletions.ts';

const AccountDeletionMessage = z.object({ erasure: z.uuid() });

export const accountDeletionMessage: QueueMessage<typeof AccountDeletionMessage> = {
  schema: AccountDeletionMessage,
  work: async ({ erasure: person }, { accountDeletion, queue }) => {
    const isLeft = await deleteAccount(person, accountDeletion);
    if (isLeft) await enqueueAccountDeletion(queue, person, randomUUID());
  },
};

/**
 * Every step is idempotent, and the deletion record is deleted last, so another call finishes an interrupted
 * run.
 * @returns whether another run is needed
 */
async function deleteAccount(person: string, context: AccountDeletionContext): Promise<boolean> {
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
