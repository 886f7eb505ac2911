import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  AlreadyRunningError,
  acquireLock,
  acquireLockAfterEnd,
  announceEnd,
} from '../../../lib/local/lock.ts';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('starting the product while another process uses the data is rejected immediately', async () => {
  const folder = openFolder();
  const release = acquireLock(folder);
  await expect(acquireLockAfterEnd(folder)).rejects.toThrow(AlreadyRunningError);
  release();
});

test('starting the product while another process is ending waits until that process has ended', async () => {
  const folder = openFolder();
  const release = acquireLock(folder);
  announceEnd(folder);
  let isStarted = false;
  const starting = acquireLockAfterEnd(folder).then(end => {
    isStarted = true;
    return end;
  });
  await wait(250);
  expect(isStarted).toBe(false);
  release();
  const end = await starting;
  expect(existsSync(join(folder, 'ending'))).toBe(false);
  end();
});

test('a process that was killed while ending does not block a later start', async () => {
  const folder = openFolder();
  announceEnd(folder);
  const release = await acquireLockAfterEnd(folder);
  await expect(acquireLockAfterEnd(folder)).rejects.toThrow(AlreadyRunningError);
  release();
});
