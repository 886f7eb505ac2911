import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** A second message for the same job does no harm. */
const enqueueJob: Reaction<ReactionContext> = {
  name: 'give-job',
  on: ['job.started'],
  react: async ({ record }, { jobs, queues, organization }) => {
    const job = await jobs.get(record);
    if (job) await queues.jobs.send(organization, { organization, id: job.id }, `${job.id}.${job.version}`);
    return [];
  },
};

export const jobReactions = [enqueueJob];
