import type { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import { presentJob } from '../../../../shared/features/operations/jobs/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

/** Lists running jobs. Even admins see only jobs that they started themselves. */
export const listOwnJobs: Handler<typeof jobs.listOwnJobs> = async (_, { actor, jobs }) =>
  singlePage((await jobs.listRunning(actor.id)).map(presentJob));
