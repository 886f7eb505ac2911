import { AppError } from '../../../shared/core/errors.ts';
import type { Role } from '../../../shared/core/permissions.ts';
import { maySeeOwn } from '../../../shared/features/courses/own-activities/own-activity-rules.ts';
import type { OwnActivity } from '../../../shared/features/courses/own-activities/schema.ts';
import { type RecordTypes, recordOf } from '../../platform/http/record-types.ts';
import { activityCopyKey, customActivityKey } from './own-activity-keys.ts';

/**
 * Loads an activity of the organisation. A colleague who cannot see it gets the error activity.not-visible.
 */
export const ownActivityRecords: RecordTypes<'customActivity' | 'activityCopy'> = {
  customActivity: recordOf(
    'customActivity',
    customActivityKey,
    async () =>
      (await import('../../../shared/features/courses/custom-activities/schema.ts')).StoredCustomActivity,
    (activity, id, _, role) => requireVisible(activity, { id, role }),
  ),
  activityCopy: recordOf(
    'activityCopy',
    activityCopyKey,
    async () =>
      (await import('../../../shared/features/courses/activity-copies/schema.ts')).StoredActivityCopy,
    (activity, id, _, role) => requireVisible(activity, { id, role }),
  ),
};

/** Checks that the member may see the activity. @throws activity.not-visible */
function requireVisible(
  activity: Pick<OwnActivity, 'owner'> & { isShared?: boolean },
  person: { id: string; role: Role },
): true {
  if (!maySeeOwn(activity, person)) throw new AppError('activity.not-visible');
  return true;
}
