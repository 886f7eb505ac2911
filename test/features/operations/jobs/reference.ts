import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makeJob } from './samples.ts';

export const jobReference: ReferenceSample = {
  foreign: async other => makeJob(other.admin),
  hidden: async (own, { role }) => (role === 'user' ? makeJob(own.admin) : undefined),
  missing: () => newId('job', Date.now()),
  malformed: ['job', 'job_', `JOB_${letters}`, `job_${letters}0`, `job_${letters.slice(1)}#`, '*'],
};
