import { queryOptions } from '@tanstack/react-query';
import { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { ownActivitiesRoot } from '../own-activities/queries.ts';

export const activityCopyQuery = (activityCopyId: string) =>
  queryOptions({
    queryKey: [...ownActivitiesRoot, 'copy', activityCopyId],
    queryFn: ({ signal }) => call(activityCopies.getActivityCopy, { activityCopyId }, { signal }),
  });
