import { AppError } from '../../../../shared/core/errors.ts';
import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import type { StoredActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { requireEditable } from '../own-activities/require-own.ts';
import { ActivityCopiesStore } from './activity-copies-store.ts';
import { adoptFiles } from './adopt-files.ts';
import { type Original, readOriginal } from './read-original.ts';
import { showActivityCopy } from './show-activity-copy.ts';

export const changeActivityCopy: Handler<typeof activityCopies.changeActivityCopy> = async (
  { activityCopyId: _, version: __, ...fields },
  context,
) => {
  const before = requireEditable(context.records.activityCopy, context);
  const original = await originalOfFiles(context, before, fields);
  const { fields: changes, origins, files } = await adoptFiles(context.files, before, fields, original);
  return context
    .openStore(ActivityCopiesStore)
    .change(before, { ...changes, origins }, { files, show: showActivityCopy(context) });
};

/**
 * The original of an activity copy, if the changed copy uses files of the original that were not copied yet.
 * This happens when a field is reset to the original.
 * @throws subscription.needed if the organisation may no longer read the original
 */
async function originalOfFiles(
  context: OrganizationContext,
  before: StoredActivityCopy,
  fields: ActivityFields,
): Promise<Original | undefined> {
  const known = new Set([
    ...filesOfActivity(before).map(({ fileId }) => fileId),
    ...Object.values(before.origins),
  ]);
  const added = filesOfActivity(fields)
    .map(({ fileId }) => fileId)
    .filter(fileId => !known.has(fileId));
  if (added.length === 0) return undefined;
  const uploads = await context.files.list(added);
  if (uploads.length === added.length) return undefined;
  const { activityId, courseVersion } = before.source;
  try {
    return await readOriginal(context, publishedActivityId(activityId, courseVersion));
  } catch (error) {
    if (error instanceof AppError && error.code === 'record.missing')
      throw new AppError('subscription.needed');
    throw error;
  }
}
