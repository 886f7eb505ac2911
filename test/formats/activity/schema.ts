import { StoredActivity } from '../../../shared/features/courses/activities/schema.ts';

export const schema = StoredActivity;
