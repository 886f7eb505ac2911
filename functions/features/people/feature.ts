import { accountDeletionMessage } from './account-deletion/account-deletion-message.ts';
import { enqueueRequestedDeletion } from './account-deletion/reactions.ts';
import { requeueAccountDeletions } from './account-deletion/requeue-account-deletions.ts';

/** Reactions to journal entries that belong to no organisation. */
export const platformReactions = [enqueueRequestedDeletion];

/** The feature's message in the jobs' queue. */
export const queueMessage = accountDeletionMessage;

/** Tasks of the hourly schedule. */
export const hourlyTasks = [requeueAccountDeletions];
