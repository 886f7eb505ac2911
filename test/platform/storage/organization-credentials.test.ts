import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, expect, test, vi } from 'vitest';
import { organizationBuckets } from '../../../functions/platform/files/open-bucket.ts';
import { organizationCredentials } from '../../../functions/platform/storage/organization-credentials.ts';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import { openClinic } from '../../support/clinic.ts';
import { openWorld } from '../../support/world.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function openCredentials() {
  const environment = (await openWorld()).backend.environmentOf('api');
  const { slug } = await openClinic();
  return { environment, slug, of: organizationCredentials(environment) };
}

test('links to files are signed with credentials that stay valid longer than the link', async () => {
  const { environment, slug, of } = await openCredentials();
  const bucket = await organizationBuckets(environment, of)(slug)();
  const signedBy = async () =>
    new URL(await bucket.directLink(`${slug}/x`)).searchParams.get('X-Amz-Security-Token');
  const first = await signedBy();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start + 43 * minuteMs);
  expect(await signedBy()).toBe(first);
  vi.setSystemTime(start + 45 * minuteMs);
  expect(await signedBy()).not.toBe(first);
});

test('requests to the table use the same credentials of an organisation’s role until a minute before these expire', async () => {
  const { environment, slug, of } = await openCredentials();
  const { config } = new S3Client({ region: environment.region, credentials: of(slug) });
  const usedKey = async () => (await config.credentials()).accessKeyId;
  const first = await usedKey();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start + 58 * minuteMs);
  expect(await usedKey()).toBe(first);
  expect(of.isAssumed(slug)).toBe(true);
  vi.setSystemTime(start + 59 * minuteMs + 1_000);
  expect(of.isAssumed(slug)).toBe(false);
  expect(await usedKey()).not.toBe(first);
});

test('concurrent requests for an organisation assume its role only once', async () => {
  const { slug, of } = await openCredentials();
  const [first, ...others] = await Promise.all([of(slug)(), of(slug)(), of.forSigning(slug)()]);
  expect(others).toEqual([first, first]);
});
