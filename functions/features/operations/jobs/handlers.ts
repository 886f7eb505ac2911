import { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { getJobHandler } from './get-job.ts';
import { listOwnJobsHandler } from './list-own-jobs.ts';

export const endpoints = jobs;

export const handlers: Handlers<typeof jobs> = {
  listOwnJobs: listOwnJobsHandler,
  getJob: getJobHandler,
};
