import * as fc from 'fast-check';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { schoolCalendar } from '../../../../shared/features/classes/school-calendar/endpoints.ts';
import type { CalendarDay } from '../../../../shared/features/classes/school-calendar/schema.ts';
import type { Samples } from '../../../support/sample.ts';

export const nationalDay: CalendarDay = {
  type: 'holiday',
  date: '2026-10-01',
  name: { en: 'National Day', zh: '国庆节' },
};
/** A Saturday on which lessons follow the Wednesday timetable. */
export const makeUpDay: CalendarDay = {
  type: 'make-up',
  date: '2026-10-10',
  name: { en: 'Make-up day', zh: '国庆节调休' },
  follows: 3,
};

/** Days sorted as they are stored, each date once. */
const days = fc.uniqueArray(fc.integer({ min: 0, max: 3_000 }), { maxLength: 6 }).map(offsets =>
  offsets
    .toSorted((one, other) => one - other)
    .map((offset, index) => ({
      ...(index % 2 ? makeUpDay : nationalDay),
      date: daysAfter('2024-01-01', offset),
    })),
);

export const schoolCalendarSamples: Samples<typeof schoolCalendar> = {
  getSchoolCalendar: { input: async () => ({}) },
  changeSchoolCalendar: {
    input: async ({ maker }) => {
      const { data } = await maker.call(schoolCalendar.getSchoolCalendar, {});
      return { days: [nationalDay, makeUpDay], weekA: '2026-09-01', version: data.version };
    },
    fixedFields: ['version'],
    arbitraries: { days },
    expectedOutput: ({ days: kept, weekA }) => ({ days: kept, weekA }),
    allowedRaceErrors: ['version.conflict'],
    isOneOfOrganization: true,
  },
};
