import { ActivityCopyRow } from '../../../shared/features/courses/activity-copies/schema.ts';

export const schema = ActivityCopyRow;
