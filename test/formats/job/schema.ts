import { JobRecord } from '../../../shared/features/operations/jobs/record.ts';

export const schema = JobRecord;
