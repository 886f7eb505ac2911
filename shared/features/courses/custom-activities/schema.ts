import * as z from 'zod';
import { Id } from '../../../core/ids.ts';
import { ActivityLink } from '../activities/schema.ts';
import { ownActivityFields, ownActivityRowFields } from '../own-activities/schema.ts';

export const CustomActivityId = Id('customActivity');

const fields = {
  id: CustomActivityId,
  /** Whether other members of the organisation can see and copy the activity. */
  isShared: z.boolean(),
};

export const StoredCustomActivity = z.object({ ...ownActivityFields, ...fields });
export type StoredCustomActivity = z.output<typeof StoredCustomActivity>;

export const CustomActivityRow = z
  .object({ ...ownActivityRowFields, ...fields })
  .meta({ id: 'CustomActivityRow' });
export type CustomActivityRow = z.output<typeof CustomActivityRow>;

export const CustomActivity = StoredCustomActivity.omit({ removedAt: true })
  .extend({ links: z.array(ActivityLink) })
  .meta({ id: 'CustomActivity' });
export type CustomActivity = z.output<typeof CustomActivity>;
