import type { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import { presentJob } from '../../../../shared/features/operations/jobs/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

/** Admins, too, see only their own jobs. */
export const listOwnJobs: Handler<typeof jobs.listOwnJobs> = async (_, { actor, jobs }) =>
  singlePage((await jobs.listRunning(actor.id)).map(presentJob));
