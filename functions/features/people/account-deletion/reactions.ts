import type { Queues } from '../../../composition/reaction-context.ts';
import type { PlatformReaction } from '../../../platform/events/reaction.ts';
import { enqueueAccountDeletion } from './requeue-account-deletions.ts';

/** An account that is to be deleted is given to whoever works on jobs. The entry that asks for it is its outbox. */
export const enqueueRequestedDeletion: PlatformReaction<Queues> = {
  name: 'hand-erasure',
  on: ['person.erasure-asked'],
  react: ({ record, id }, { jobs }) => enqueueAccountDeletion(jobs, record, id),
};
