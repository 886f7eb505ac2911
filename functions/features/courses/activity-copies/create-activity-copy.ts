import type { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import type { StoredActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { parsePublishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { ActivityCopiesStore } from './activity-copies-store.ts';
import { adoptFiles } from './adopt-files.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { readOriginal } from './read-original.ts';
import { showActivityCopy } from './show-activity-copy.ts';

/**
 * Copies the original's files before it stores the activity copy. If the copy cannot be stored, its files
 * expire like uploads that were never used.
 */
export const createActivityCopy: Handler<typeof activityCopies.createActivityCopy> = async (
  { publishedActivityId },
  context,
) => {
  const { actor, files, openStore } = context;
  const show = showActivityCopy(context);
  const store = openStore(ActivityCopiesStore);
  const [original, existing] = await Promise.all([
    readOriginal(context, publishedActivityId),
    findCopy(store, parsePublishedActivityId(publishedActivityId).activityId, actor.id),
  ]);
  if (existing) return show(existing);
  const { course, courseVersion, activityId } = original;
  const adopted = await adoptFiles(files, null, original.fields, original);
  const source = {
    ...{ activityId, courseVersion, courseTitle: course.title },
    ...{ organizationName: course.organizationName, ignoredVersion: 0 },
  };
  return store.create(
    adopted.fields,
    { source, basis: fingerprintsOf(original.fields), origins: adopted.origins },
    personOf(actor),
    { files: adopted.files, show },
  );
};

/** A member's copy of an activity; it may be a copy of any version of the activity. */
async function findCopy(
  store: ActivityCopiesStore,
  activityId: string,
  ownerId: string,
): Promise<StoredActivityCopy | undefined> {
  const row = (await store.list()).find(
    ({ source, owner }) => source.activityId === activityId && owner.id === ownerId,
  );
  return row && store.get(row.id);
}
