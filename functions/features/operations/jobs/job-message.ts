import * as z from 'zod';
import { Slug } from '../../../../shared/core/fields.ts';
import { JobId } from '../../../../shared/features/operations/jobs/schema.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';

const JobMessage = z.object({ organization: Slug, id: JobId });

/** A job that is to be worked on; it comes again when its turn was not enough. */
export const jobMessage: QueueMessage<typeof JobMessage> = {
  schema: JobMessage,
  work: async ({ organization, id }, { runJob, queue }) => {
    const left = await runJob(organization, id);
    if (left) await queue.send(organization, { organization, id }, `${id}.${left.version}`);
  },
};
