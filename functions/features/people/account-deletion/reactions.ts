import type { Queues } from '../../../composition/reaction-context.ts';
import type { PlatformReaction } from '../../../platform/events/reaction.ts';
import { enqueueAccountDeletion } from './requeue-account-deletions.ts';

/** If queueing fails, the reaction is retried. */
export const enqueueRequestedDeletion: PlatformReaction<Queues> = {
  name: 'hand-erasure',
  on: ['person.erasure-asked'],
  react: ({ record, id }, { jobs }) => enqueueAccountDeletion(jobs, record, id),
};
