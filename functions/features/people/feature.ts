import { accountDeletionMessage } from './account-deletion/account-deletion-message.ts';
import { enqueueRequestedDeletion } from './account-deletion/reactions.ts';
import { requeueAccountDeletions } from './account-deletion/requeue-account-deletions.ts';

/** What follows from entries of the journal that are of no organisation. */
export const platformReactions = [enqueueRequestedDeletion];

/** What the jobs' queue carries. */
export const queueMessage = accountDeletionMessage;

/** What is done once an hour. */
export const hourlyTasks = [requeueAccountDeletions];
