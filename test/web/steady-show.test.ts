import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steadyShow } from '../../web/ui/feedback/steady-show.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Notes waits at the given milliseconds, alternately begun and ended. @returns when the bar appears and goes */
function shownAt(...changes: number[]): string[] {
  const start = performance.now();
  const seen: string[] = [];
  const at = (what: string) => () =>
    seen.push(`${what} ${Math.round((performance.now() - start) / 10) * 10}`);
  const note = steadyShow(200, at('show'), at('hide'));
  for (const [index, ms] of changes.entries()) setTimeout(() => note(index % 2 === 0), ms);
  vi.advanceTimersByTime(2000);
  return seen;
}

test('a wait is shown after 200 ms, and then for 200 ms at least', () => {
  expect(shownAt(0, 199)).toEqual([]);
  expect(shownAt(0, 210)).toEqual(['show 200', 'hide 400']);
  expect(shownAt(0, 700)).toEqual(['show 200', 'hide 700']);
});

test('a wait that begins while another is still shown goes on in the same bar', () => {
  expect(shownAt(0, 210, 300, 600)).toEqual(['show 200', 'hide 600']);
  expect(shownAt(0, 150, 160, 400)).toEqual(['show 360', 'hide 560']);
});
