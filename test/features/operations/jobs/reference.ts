import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makeJob } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    job: true;
  }
}

export const jobReference: ReferenceSample = {
  foreign: async other => makeJob(other.admin),
  hidden: async (own, { role }) => (role === 'user' ? makeJob(own.admin) : undefined),
  missing: () => newId('job', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['job', 'job_', `JOB_${letters}`, `job_${letters}0`, `job_${letters.slice(1)}#`, '*'],
};
