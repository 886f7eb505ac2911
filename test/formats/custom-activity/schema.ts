import { StoredCustomActivity } from '../../../shared/features/courses/custom-activities/schema.ts';

export const schema = StoredCustomActivity;
