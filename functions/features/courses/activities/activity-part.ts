import type { StoredActivity } from '../../../../shared/features/courses/activities/schema.ts';
import type { ActivityPart } from '../../../../shared/features/courses/course-content/schema.ts';

export function activityPart(activity: StoredActivity, parentId: string | null): ActivityPart {
  const { id, title, activityKind, icon, minutes, addToCalendar, video, updatedAt } = activity;
  const hasVideo = video !== null;
  return {
    type: 'activity',
    id,
    parentId,
    title,
    activityKind,
    icon,
    minutes,
    addToCalendar,
    hasVideo,
    updatedAt,
  };
}
