import { expect, test } from 'vitest';
import { nextBooked } from '../../../../web/features/eye/recalls/next-booked.ts';

const row = (fullName: string, time: string | null) => ({ fullName, time });
const day = [row('Ada', '09:00'), row('Ben', '16:30'), row('Cai', '16:30'), row('Dee', null)];

test.each([
  ['08:59', { time: '09:00', isPast: false, names: ['Ada'] }],
  ['09:00', { time: '09:00', isPast: false, names: ['Ada'] }],
  ['09:01', { time: '16:30', isPast: false, names: ['Ben', 'Cai'] }],
  ['16:31', { time: null, isPast: false, names: ['Dee'] }],
])('at %s, the next booked visit is the earliest that is still to come', (time, next) => {
  expect(nextBooked(day, time)).toEqual(next);
});

test('once all times of a day have passed, the last visits are named as past', () => {
  expect(nextBooked(day.slice(0, 3), '16:31')).toEqual({
    time: '16:30',
    isPast: true,
    names: ['Ben', 'Cai'],
  });
});

test('a day without booked visits has no next one', () => {
  expect(nextBooked([], '09:00')).toBeNull();
});
