import { expect, test } from 'vitest';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { DayContent } from '../../../../web/features/screening/prepared-days/day-format.ts';
import { screeningOfDay } from '../../../../web/features/screening/prepared-days/screening-of-day.ts';
import { caseId } from './browser-day.ts';

const screening = (id: string, changes: object = {}) =>
  ({
    ...{ id, date: '2026-05-16', status: 'finished', tester: { id: 'colleague' }, deletedAt: null },
    ...changes,
  }) as Screening;

const foundOn = (today: string, ...screenings: Screening[]) => {
  const content = {
    date: '2026-05-16',
    session: { organizationUser: { id: 'me' } },
    children: [{ child: { id: caseId(1) }, screenings }],
  } as unknown as DayContent;
  return screeningOfDay(content, caseId(1), today)?.id;
};
const found = (...screenings: Screening[]) => foundOn('2026-05-16', ...screenings);

test('a child whose screening a colleague finished before the device was prepared counts as finished on the device', () => {
  expect(found(screening('theirs'))).toBe('theirs');
  expect(found(screening('amended', { status: 'amended' }))).toBe('amended');
});

test('a prepared device continues the tester’s own draft screening of the same day, but not another tester’s draft', () => {
  const own = screening('own', { status: 'draft', tester: { id: 'me' } });
  expect(found(screening('theirs'), own)).toBe('own');
  expect(found(screening('begun', { status: 'draft' }))).toBeUndefined();
});

test('a child with only deleted screenings, or screenings of another day, still has to be screened on a prepared device', () => {
  expect(found(screening('before', { date: '2026-05-15' }))).toBeUndefined();
  expect(found(screening('gone', { deletedAt: '2026-05-16T08:00:00.000Z' }))).toBeUndefined();
  expect(found()).toBeUndefined();
});

test('on the day after the preparation, only the tester’s own draft of the day before is continued', () => {
  const own = screening('own', { status: 'draft', tester: { id: 'me' } });
  expect(foundOn('2026-05-17', screening('theirs'))).toBeUndefined();
  expect(foundOn('2026-05-17', screening('theirs'), own)).toBe('own');
});
