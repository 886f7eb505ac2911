import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { QueueMessage } from '../../../composition/work-context.ts';
import { deleteAccount } from './delete-account.ts';
import { enqueueAccountDeletion } from './requeue-account-deletions.ts';

const AccountDeletionMessage = z.object({ erasure: z.uuid() });

export const accountDeletionMessage: QueueMessage<typeof AccountDeletionMessage> = {
  schema: AccountDeletionMessage,
  work: async ({ erasure: person }, { accountDeletion, queue }) => {
    const isLeft = await deleteAccount(person, accountDeletion);
    if (isLeft) await enqueueAccountDeletion(queue, person, randomUUID());
  },
};
