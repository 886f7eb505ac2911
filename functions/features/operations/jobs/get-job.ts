import type { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import { presentJob } from '../../../../shared/features/operations/jobs/record.ts';
import type { Handler } from '../../../composition/context.ts';

export const getJob: Handler<typeof jobs.getJob> = async (_, { records }) => presentJob(records.job);
