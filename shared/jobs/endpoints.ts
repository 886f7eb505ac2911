import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Job, JobId } from './schema.ts';

export const jobs = {
  getJob: endpoint({
    method: 'GET',
    path: 'jobs/{jobId}',
    summary: 'How far a job has come, for whoever started it and for admins',
    needs: 'job:read',
    loads: { job: 'jobId' },
    input: z.strictObject({ jobId: JobId }),
    output: Job,
  }),
};
