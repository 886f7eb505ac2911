import { CustomActivityRow } from '../../../shared/features/courses/custom-activities/schema.ts';

export const schema = CustomActivityRow;
