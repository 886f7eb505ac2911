import { PlannedActivity } from '../../../shared/features/classes/sessions/record.ts';

export const schema = PlannedActivity;
