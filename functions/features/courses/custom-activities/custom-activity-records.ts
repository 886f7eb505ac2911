import { CustomActivityId } from '../../../../shared/features/courses/custom-activities/schema.ts';
import type { RecordTypes } from '../../../platform/http/record-types.ts';
import { requireVisible } from '../own-activities/require-own.ts';
import { customActivityKey } from '../own-activity-keys.ts';

/** How a call loads a custom activity. Colleagues know that it is there, and not what it holds. */
export const customActivityRecords: RecordTypes<'customActivity'> = {
  customActivity: {
    key: (organization, id) =>
      organization !== null && CustomActivityId.safeParse(id).success
        ? customActivityKey(organization, String(id))
        : undefined,
    schema: async () =>
      (await import('../../../../shared/features/courses/custom-activities/schema.ts')).StoredCustomActivity,
    isVisible: (activity, id, _, role) => requireVisible(activity, { id, role }),
  },
};
