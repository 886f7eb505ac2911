import { afterEach, expect, test, vi } from 'vitest';
import { isPastDay } from '../../../web/platform/i18n/is-past-day.ts';

afterEach(() => void vi.useRealTimers());

test('a form for organisations in any time zone refuses a day only once it is past in every time zone', () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-16T11:00:00Z') });
  expect(isPastDay('2026-05-14')).toBe(true);
  expect(isPastDay('2026-05-15')).toBe(false);
  vi.setSystemTime(Date.parse('2026-05-16T12:00:00Z'));
  expect(isPastDay('2026-05-15')).toBe(true);
  expect(isPastDay('2026-05-16')).toBe(false);
});
