import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { SchoolCalendar, SchoolCalendarFields } from './schema.ts';

export const schoolCalendar = {
  getSchoolCalendar: endpoint({
    method: 'GET',
    path: 'school-calendar',
    summary: 'Holidays, closed days and make-up days of the organisation, and its weeks A and B',
    needs: 'school-calendar:read',
    input: z.strictObject({}),
    output: SchoolCalendar,
  }),
  changeSchoolCalendar: endpoint({
    method: 'PUT',
    path: 'school-calendar',
    summary:
      'Replaces the calendar of the organisation, at the version that was read; existing sessions are unchanged',
    needs: 'school-calendar:change',
    errors: ['version.conflict'],
    input: SchoolCalendarFields.safeExtend({ version: z.int().min(0) }),
    output: SchoolCalendar,
  }),
};
