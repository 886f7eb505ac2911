import { expect, onTestFinished, test, vi } from 'vitest';
import type { Environment } from '../../../functions/platform/environment.ts';
import { Bucket } from '../../../functions/platform/files/bucket.ts';

const environment = {
  region: 'eu-west-2',
  filesBucket: 'files',
  filesUrl: 'https://files.test',
} as Environment;
const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };

test('the link to a file stays the same for a quarter of an hour and is valid for at least another quarter', async () => {
  const bucket = new Bucket(environment, credentials);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const at = async (time: string) => {
    vi.setSystemTime(`2026-11-21T${time}Z`);
    return new URL(await bucket.steadyLink('people/profile-picture/file_1'));
  };
  const first = await at('09:01:00');
  expect((await at('09:14:59')).href).toBe(first.href);
  expect((await at('09:15:00')).href).not.toBe(first.href);
  expect(first.origin).toBe('https://files.test');
  expect(first.searchParams.get('X-Amz-Date')).toBe('20261121T090000Z');
  expect(first.searchParams.get('X-Amz-Expires')).toBe('1800');
});
