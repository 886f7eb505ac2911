import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DelayedAction } from '../../../web/features/courses/content/delayed-action.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a deletion that starts while another one runs stays pending when the other one is over', async () => {
  const log: string[] = [];
  let pending: string | undefined;
  const first = Promise.withResolvers<void>();
  const deletions = new DelayedAction(
    async id => {
      log.push(id);
      if (id === 'A') await first.promise;
    },
    id => {
      pending = id;
    },
  );
  await deletions.start('A');
  await vi.advanceTimersByTimeAsync(5_000);
  expect({ log, pending }).toEqual({ log: ['A'], pending: 'A' });
  const started = deletions.start('B');
  first.resolve();
  await started;
  await vi.advanceTimersByTimeAsync(0);
  expect({ log, pending }).toEqual({ log: ['A'], pending: 'B' });

  expect(deletions.cancel('B')).toBe(true);
  expect(pending).toBe(undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['A']);
  expect(deletions.cancel('A')).toBe(false);
});
