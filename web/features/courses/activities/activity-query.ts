import { queryOptions } from '@tanstack/react-query';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { coursesRoot } from '../courses/queries.ts';

export const activityQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...coursesRoot, 'activity', activityId],
    queryFn: ({ signal }) => call(activities.getActivity, { activityId }, { signal }),
  });
