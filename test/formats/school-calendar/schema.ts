import { SchoolCalendar } from '../../../shared/features/classes/school-calendar/schema.ts';

export const schema = SchoolCalendar;
