import { Part } from '../../../functions/features/cases/cases/job-cases-store.ts';

export const schema = Part;
