import { expect, test } from 'vitest';
import { nearestSessions } from '../../../../functions/features/classes/calendar-subscriptions/write-feed.ts';

const session = (date: string, start = '09:00') => ({ id: `${date} ${start}`, date, start });
const sessions = [
  session('2026-11-25'),
  session('2026-11-20'),
  session('2026-11-23', '10:00'),
  session('2026-11-23'),
  session('2026-11-21'),
];
const kept = (atMost: number) => nearestSessions(sessions, '2026-11-23', atMost).map(({ id }) => id);

test('a calendar feed with too many sessions drops past sessions first, the oldest first, and then future ones, the latest first', () => {
  const inOrder = sessions.map(({ id }) => id).sort();
  expect(kept(5)).toEqual(inOrder);
  expect(kept(4)).toEqual(inOrder.slice(1));
  expect(kept(3)).toEqual(inOrder.slice(2));
  expect(kept(2)).toEqual(inOrder.slice(2, 4));
});
