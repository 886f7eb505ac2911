import { JobFilter } from '../../../functions/features/cases/cases/job-cases-store.ts';

export const schema = JobFilter;
