import type { schoolCalendar } from '../../../../shared/features/classes/school-calendar/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { SchoolCalendarStore } from './school-calendar-store.ts';

export const getSchoolCalendar: Handler<typeof schoolCalendar.getSchoolCalendar> = (_, { openStore }) =>
  openStore(SchoolCalendarStore).get();

export const changeSchoolCalendar: Handler<typeof schoolCalendar.changeSchoolCalendar> = (
  { version, ...fields },
  { openStore },
) => openStore(SchoolCalendarStore).change(fields, version);
