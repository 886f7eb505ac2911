import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page } from '../../../core/fields.ts';
import { JobId } from '../../../core/ids.ts';
import type { JobRecord } from './record.ts';
import { Job } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    job: JobRecord;
  }
}

export const jobs = {
  listOwnJobs: endpoint({
    method: 'GET',
    path: 'jobs',
    summary: 'The caller’s unfinished jobs, the newest first',
    needs: 'job:read',
    input: z.strictObject({}),
    output: page(Job),
  }),
  getJob: endpoint({
    method: 'GET',
    path: 'jobs/{jobId}',
    summary: 'The progress of a job, for the person who started it and for admins',
    needs: 'job:read',
    records: { job: 'jobId' },
    input: z.strictObject({ jobId: JobId }),
    output: Job,
  }),
};
