import { expect, test } from 'vitest';
import { maxMinShare } from '../../../functions/platform/http/max-min-share.ts';

const all = Number.POSITIVE_INFINITY;

test.each([
  ['no caller is limited while all together are within the limit', [20, 40], 60, all],
  ['a single caller may use the whole limit', [70], 60, 60],
  ['callers with equal numbers of calls get equal shares', [30, 30, 30], 60, 20],
  ['quiet callers leave the rest of the limit to loud ones', [5, 10, 40, 40], 60, 22.5],
  ['nobody is limited if there are no callers', [], 60, all],
])('callers of an organisation share its rate limit fairly: %s', (_, counts, limit, share) => {
  expect(maxMinShare(counts, limit)).toBe(share);
});

test('all shares together equal the limit, and callers with many requests take nothing from callers with few', () => {
  for (let callers = 1; callers <= 40; callers++) {
    const counts = Array.from({ length: callers }, (_, at) => (at * 37) % 101);
    const share = maxMinShare(counts, 300);
    const held = counts.reduce((sum, count) => sum + Math.min(count, share), 0);
    const asked = counts.reduce((sum, count) => sum + count, 0);
    expect(held).toBeCloseTo(Math.min(300, asked), 6);
    expect(share).toBeGreaterThanOrEqual(300 / callers);
  }
});
