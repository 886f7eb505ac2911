import type { jobs } from '../../shared/jobs/endpoints.ts';
import { presentJob } from '../../shared/jobs/record.ts';
import type { Handler } from '../context.ts';
import { wholePage } from '../http/pages.ts';

/** Admins too are told of what they started themselves only. */
export const listOwnJobsHandler: Handler<typeof jobs.listOwnJobs> = async (_, { actor, jobs }) =>
  wholePage((await jobs.listRunning(actor.id)).map(presentJob));
