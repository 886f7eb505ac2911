import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { schoolCalendar } from '../../../../shared/features/classes/school-calendar/endpoints.ts';
import {
  emptyCalendar,
  maxCalendarDays,
  maxDayNameLength,
} from '../../../../shared/features/classes/school-calendar/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeUpDay, nationalDay } from './samples.ts';

test('a new organisation has no calendar days; days that an admin enters are shown to every member, sorted by date', async () => {
  const [{ admin, join }, others] = await Promise.all([openClinic(), openClinic()]);
  const user = await join();
  expect((await user.call(schoolCalendar.getSchoolCalendar, {})).data).toEqual(emptyCalendar);
  await admin.call(schoolCalendar.changeSchoolCalendar, {
    days: [makeUpDay, nationalDay],
    weekA: '2026-09-01',
    version: 0,
  });
  expect((await user.call(schoolCalendar.getSchoolCalendar, {})).data).toEqual({
    days: [nationalDay, makeUpDay],
    weekA: '2026-09-01',
    version: 1,
  });
  expect((await others.admin.call(schoolCalendar.getSchoolCalendar, {})).data).toEqual(emptyCalendar);
});

test('a change based on an outdated school calendar is rejected; the error contains the current calendar', async () => {
  const { admin } = await openClinic();
  const entered = { days: [nationalDay], weekA: null };
  await admin.call(schoolCalendar.changeSchoolCalendar, { ...entered, version: 0 });
  for (const version of [0, 7])
    expect(
      await admin.expectError(schoolCalendar.changeSchoolCalendar, { days: [], weekA: null, version }),
    ).toMatchObject({ code: 'version.conflict', current: { ...entered, version: 1 } });
});

test('only admins can change the school calendar', async () => {
  const { join } = await openClinic();
  const user = await join();
  expect(
    await user.expectError(schoolCalendar.changeSchoolCalendar, { days: [], weekA: null, version: 0 }),
  ).toMatchObject({ code: 'permission.denied' });
});

test('a school calendar contains each date once', async () => {
  const { admin } = await openClinic();
  expect(
    await admin.expectError(schoolCalendar.changeSchoolCalendar, {
      days: [nationalDay, { ...makeUpDay, date: nationalDay.date }],
      weekA: null,
      version: 0,
    }),
  ).toMatchObject({ code: 'request.invalid' });
});

test('the longest school calendar with the longest names fits into one database record', async () => {
  const { admin } = await openClinic();
  const longest = '𠮷'.repeat(maxDayNameLength);
  const days = Array.from({ length: maxCalendarDays }, (_, index) => ({
    ...makeUpDay,
    date: daysAfter('2026-01-01', index),
    name: { en: longest, zh: longest },
  }));
  const { data } = await admin.call(schoolCalendar.changeSchoolCalendar, { days, weekA: null, version: 0 });
  expect(data.days).toHaveLength(maxCalendarDays);
});
