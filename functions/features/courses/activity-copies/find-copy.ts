import type { StoredActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import type { ActivityCopiesStore } from './activity-copies-store.ts';

/** A member's copy of an activity; it may be a copy of any version of the activity. */
export async function findCopy(
  store: ActivityCopiesStore,
  activityId: string,
  ownerId: string,
): Promise<StoredActivityCopy | undefined> {
  const row = (await store.list()).find(
    ({ source, owner }) => source.activityId === activityId && owner.id === ownerId,
  );
  return row && store.get(row.id);
}
