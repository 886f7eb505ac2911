import { expect, test } from 'vitest';
import { bandAt, fitsBand, isBandOutdated } from '../../../../shared/features/screening/screenings/bands.ts';

const day = '2026-05-16';

test('the age band of a screening contains the child’s age on the screening’s day; without a birthday, no age band fits', () => {
  const fits = (birthDate: string | null, band: '5-6' | '7-11') => fitsBand({ band, date: day }, birthDate);
  expect([fits('2019-05-17', '5-6'), fits('2019-05-16', '5-6')]).toEqual([true, false]);
  expect([fits('2019-05-17', '7-11'), fits('2019-05-16', '7-11')]).toEqual([false, true]);
  expect([fits(null, '5-6'), fits(null, '7-11')]).toEqual([false, false]);
});

test('a child who was born after the day of the screening has no age band', () => {
  expect(bandAt('2026-05-17', day)).toBeNull();
});

test('the age band must be chosen again if a corrected birthday moves the child into another band', () => {
  const chosen = { band: '7-11', ageBand: '5-6', date: day } as const;
  expect(isBandOutdated(chosen, '2019-05-17')).toBe(false);
  expect(isBandOutdated(chosen, '2019-05-16')).toBe(false);
  expect(isBandOutdated(chosen, '2010-01-01')).toBe(true);
  expect(isBandOutdated({ ...chosen, ageBand: '7-11' }, '2019-05-17')).toBe(true);
  expect(isBandOutdated({ ...chosen, ageBand: null }, null)).toBe(false);
});
