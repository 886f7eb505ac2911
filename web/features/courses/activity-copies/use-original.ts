import { useQuery } from '@tanstack/react-query';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { ActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { EnteredFields } from '../../../../shared/features/courses/own-activities/schema.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { publishedActivityQuery } from '../published/queries.ts';

interface Original {
  /** Fields of the original activity; null if it cannot be read, undefined while loading. */
  fields: ActivityFields | null | undefined;
  /** Number of a newer version of the original, unless the user has ignored that version. */
  newVersion: number | null;
}

export function useOriginal({ source }: Pick<ActivityCopy, 'source'>): Original {
  const { activityId, courseVersion, ignoredVersion } = source;
  const { data, isError } = useQuery({
    ...publishedActivityQuery(publishedActivityId(activityId, courseVersion)),
    retry: false,
  });
  const current = data?.content ? data.course.courseVersion : 0;
  const isNewer = current > Math.max(courseVersion, ignoredVersion);
  const next = useQuery({
    ...publishedActivityQuery(publishedActivityId(activityId, Math.max(current, 1))),
    enabled: isNewer,
    retry: false,
  });
  const fields = data?.content ? EnteredFields.parse({ ...data, ...data.content }) : null;
  return {
    fields: isError || data ? fields : undefined,
    newVersion: isNewer && next.data?.content ? current : null,
  };
}
