import { schoolCalendar } from '../../../../shared/features/classes/school-calendar/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { SchoolCalendarStore } from './school-calendar-store.ts';

export const endpoints = schoolCalendar;

export const handlers: Handlers<typeof schoolCalendar> = {
  getSchoolCalendar: (_, { openStore }) => openStore(SchoolCalendarStore).get(),
  changeSchoolCalendar: ({ version, ...fields }, { openStore }) =>
    openStore(SchoolCalendarStore).change(fields, version),
};
