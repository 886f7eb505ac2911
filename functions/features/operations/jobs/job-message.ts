import * as z from 'zod';
import { Slug } from '../../../../shared/core/fields.ts';
import { JobId } from '../../../../shared/core/ids.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';

const JobMessage = z.object({ organization: Slug, id: JobId });

/** Continues a job for one time slice, and queues it again if it is unfinished. */
export const jobMessage: QueueMessage<typeof JobMessage> = {
  schema: JobMessage,
  work: async ({ organization, id }, { runJob, queue }) => {
    const left = await runJob(organization, id);
    if (left) await queue.send(organization, { organization, id }, `${id}.${left.version}`);
  },
};
