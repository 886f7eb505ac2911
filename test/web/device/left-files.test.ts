import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteLeftFiles,
  markPreparedDay,
  whilePreparing,
  wipePreparedDay,
} from '../../../web/platform/offline/prepared-day.ts';
import { stubBrowser } from '../../support/stub-browser.ts';

const files = 'lumitree.files-261197f9163f4471';
let names: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  names = new Set([files, 'files of another site']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  const held = new Set<string>();
  const request = async (name: string, ...more: unknown[]) => {
    const run = more.at(-1) as (lock: object | null) => Promise<unknown>;
    if (held.has(name)) return run(null);
    held.add(name);
    return run({}).finally(() => held.delete(name));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('indexedDB', {
    deleteDatabase: () => {
      const request: { onsuccess?: () => void } = {};
      queueMicrotask(() => request.onsuccess?.());
      return request;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the cache of a deleted screening day is deleted again if the browser recreates it', async () => {
  markPreparedDay('person');
  await wipePreparedDay();
  expect([...names]).toEqual(['files of another site']);
  await vi.advanceTimersByTimeAsync(9_000);
  names.add(files);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([...names]).toEqual(['files of another site']);
});

test('the next page that opens deletes a cache left over from a deleted screening day', async () => {
  await deleteLeftFiles();
  expect([...names]).toEqual(['files of another site']);
});

test('while a device is being prepared for a screening day its files are kept, also if another tab opens', async () => {
  markPreparedDay('person');
  await wipePreparedDay();
  await whilePreparing(async () => {
    names.add(files);
    await vi.advanceTimersByTimeAsync(60_000);
    await deleteLeftFiles();
  });
  expect([...names]).toContain(files);
});

test('the files of a device that was prepared again for a screening day are kept', async () => {
  markPreparedDay('person');
  await wipePreparedDay();
  markPreparedDay('person');
  names.add(files);
  await vi.advanceTimersByTimeAsync(60_000);
  await deleteLeftFiles();
  expect([...names]).toContain(files);
});
