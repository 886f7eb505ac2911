import type { Queues } from '../../../composition/reaction-context.ts';
import type { PlatformReaction } from '../../../platform/events/reaction.ts';
import { enqueueAccountDeletion } from './requeue-account-deletions.ts';

/** Queues a requested account deletion. If that fails, the reaction to the journal entry is retried. */
export const enqueueRequestedDeletion: PlatformReaction<Queues> = {
  name: 'hand-erasure',
  on: ['person.erasure-asked'],
  react: ({ record, id }, { jobs }) => enqueueAccountDeletion(jobs, record, id),
};
