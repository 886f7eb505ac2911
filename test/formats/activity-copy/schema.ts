import { StoredActivityCopy } from '../../../shared/features/courses/activity-copies/schema.ts';

export const schema = StoredActivityCopy;
