import { queryOptions } from '@tanstack/react-query';
import { schoolCalendar } from '../../../../shared/features/classes/school-calendar/endpoints.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

export const schoolCalendarQuery = queryOptions({
  queryKey: ['school-calendar'],
  queryFn: ({ signal }) => call(schoolCalendar.getSchoolCalendar, {}, { signal }),
});

export const keepCalendar = (calendar: SchoolCalendar): void =>
  void queryClient.setQueryData(schoolCalendarQuery.queryKey, calendar);
