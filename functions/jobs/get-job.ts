import type { jobs } from '../../shared/jobs/endpoints.ts';
import { presentJob } from '../../shared/jobs/record.ts';
import type { Handler } from '../context.ts';

export const getJobHandler: Handler<typeof jobs.getJob> = async (_, { loaded }) => presentJob(loaded.job);
