import { expect, test } from 'vitest';
import { SchoolCalendarFields } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { makeUpDay, nationalDay } from './samples.ts';

test('a school calendar contains each date once', () => {
  const faults = (...days: object[]) =>
    (SchoolCalendarFields.safeParse({ days }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);
  expect(faults(nationalDay, makeUpDay)).toEqual([]);
  expect(faults(nationalDay, { ...makeUpDay, date: nationalDay.date })).toEqual([
    ['days', 'validation.date_twice'],
  ]);
});
