import { ActivityCopyId } from '../../../../shared/features/courses/activity-copies/schema.ts';
import type { RecordTypes } from '../../../platform/http/record-types.ts';
import { requireVisible } from '../own-activities/require-own.ts';
import { activityCopyKey } from '../own-activity-keys.ts';

/** How a call loads a copy of a published activity. Colleagues know that it is there, and not what it holds. */
export const activityCopyRecords: RecordTypes<'activityCopy'> = {
  activityCopy: {
    key: (organization, id) =>
      organization !== null && ActivityCopyId.safeParse(id).success
        ? activityCopyKey(organization, String(id))
        : undefined,
    schema: async () =>
      (await import('../../../../shared/features/courses/activity-copies/schema.ts')).StoredActivityCopy,
    isVisible: (activity, id, _, role) => requireVisible(activity, { id, role }),
  },
};
