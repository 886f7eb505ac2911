import { expect, test, vi } from 'vitest';
import { memoizeAsync } from '../../functions/platform/memoize-async.ts';

test('a memoized value is loaded once, even if two callers request it at the same time', async () => {
  const open = vi.fn(async () => ({}));
  const opened = memoizeAsync(open);
  const [one, other] = await Promise.all([opened(), opened()]);
  expect(other).toBe(one);
  expect(await opened()).toBe(one);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a failed load is not memoized, and the next time the value is loaded again', async () => {
  const open = vi.fn(async () => 'open').mockRejectedValueOnce(new Error('throttled'));
  const opened = memoizeAsync(open);
  const first = [opened(), opened()].map(call => expect(call).rejects.toThrow('throttled'));
  await Promise.all(first);
  expect(open).toHaveBeenCalledTimes(1);
  expect(await opened()).toBe('open');
});

test('an error that the loading function throws synchronously is not memoized', async () => {
  const opened = memoizeAsync(
    vi
      .fn(async () => 'open')
      .mockImplementationOnce(() => {
        throw new Error('no setting');
      }),
  );
  await expect(opened()).rejects.toThrow('no setting');
  expect(await opened()).toBe('open');
});
