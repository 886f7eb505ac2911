import { queryOptions } from '@tanstack/react-query';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { ownActivitiesRoot } from '../own-activities/queries.ts';

export const customActivityQuery = (customActivityId: string) =>
  queryOptions({
    queryKey: [...ownActivitiesRoot, 'custom', customActivityId],
    queryFn: ({ signal }) => call(customActivities.getCustomActivity, { customActivityId }, { signal }),
  });
