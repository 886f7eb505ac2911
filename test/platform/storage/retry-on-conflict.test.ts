import { expect, test, vi } from 'vitest';
import {
  ConflictError,
  retryOnConflict,
  retryOnVersionConflict,
  retryOverMarks,
} from '../../../functions/platform/storage/retry-on-conflict.ts';
import { AppError } from '../../../shared/core/errors.ts';

const pauseless = { firstPauseMs: 0 };

/** An action that fails this many times before it succeeds. */
function conflicting(times: number, error: Error = new ConflictError()) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw error;
    return 'written';
  });
}

test('a write that conflicts is retried until it succeeds', async () => {
  const attempt = conflicting(3);
  expect(await retryOnConflict(attempt, pauseless)).toBe('written');
  expect(attempt).toHaveBeenCalledTimes(4);
});

test('after the given number of conflicting attempts, the error tells the caller to retry later', async () => {
  const attempt = conflicting(99);
  const given = retryOnConflict(attempt, { ...pauseless, maxAttempts: 5 });
  await expect(given).rejects.toMatchObject({ code: 'server.busy' });
  expect(attempt).toHaveBeenCalledTimes(5);
});

test('an error other than a conflict is not retried', async () => {
  const attempt = conflicting(1, new AppError('record.missing'));
  await expect(retryOnConflict(attempt, pauseless)).rejects.toMatchObject({ code: 'record.missing' });
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('after a conflict the current state is read before the next attempt', async () => {
  const events: string[] = [];
  const attempt = conflicting(1);
  const onConflict = async () => void events.push('read');
  await retryOnConflict(() => attempt().finally(() => events.push('attempt')), { ...pauseless, onConflict });
  expect(events).toEqual(['attempt', 'read', 'attempt']);
});

test('a change that gets a version conflict is retried with the current version', async () => {
  const stored = { version: 3 };
  const change = vi.fn(async (record: { version: number }) => {
    if (record.version !== stored.version) throw new AppError('version.conflict', { current: stored });
    return { version: record.version + 1 };
  });
  const parse = (current: unknown) => current as typeof stored;
  expect(await retryOnVersionConflict({ version: 1 }, parse, change)).toEqual({ version: 4 });
  expect(change).toHaveBeenCalledTimes(2);
});

test('each pause between attempts has a random length up to its maximum', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  await retryOnConflict(conflicting(6), { firstPauseMs: 10_000, maxPauseMs: 20_000 });
  expect(random).toHaveBeenCalledTimes(6);
  random.mockRestore();
});

test('a conflicting change is retried if the stored record has the same version, but not if somebody edited the record', async () => {
  const read = { version: 3, sentAt: null as string | null };
  const conflict = (current: object) => new AppError('version.conflict', { current });
  const parse = (current: unknown) => current as typeof read;
  const marked = { ...read, sentAt: '2026-01-01T00:00:00.000Z' };
  const save = vi.fn(async (latest: typeof read) => {
    if (latest.sentAt === null) throw conflict(marked);
    return latest;
  });
  expect(await retryOverMarks(read, parse, save)).toEqual(marked);
  const outdated = vi.fn(async () => {
    throw conflict({ ...marked, version: 4 });
  });
  await expect(retryOverMarks(read, parse, outdated)).rejects.toMatchObject({ code: 'version.conflict' });
  expect(outdated).toHaveBeenCalledTimes(1);
});
