import { afterEach, expect, test, vi } from 'vitest';
import { organizationBuckets } from '../../../functions/platform/files/open-bucket.ts';
import { organizationCredentials } from '../../../functions/platform/storage/organization-credentials.ts';
import { openClinic } from '../../support/clinic.ts';
import { openWorld } from '../../support/world.ts';

afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;

async function openCredentials() {
  const environment = (await openWorld()).backend.environmentOf('api');
  const { slug } = await openClinic();
  return { environment, slug, of: organizationCredentials(environment) };
}

test('links are signed with credentials that live longer than the link', async () => {
  const { environment, slug, of } = await openCredentials();
  const bucket = await organizationBuckets(environment, of)(slug)();
  const signedBy = async () =>
    new URL(await bucket.directLink(`${slug}/x`)).searchParams.get('X-Amz-Security-Token');
  const first = await signedBy();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start + 39 * minute);
  expect(await signedBy()).toBe(first);
  vi.setSystemTime(start + 41 * minute);
  expect(await signedBy()).not.toBe(first);
});

test('calls of the table use credentials until five minutes before their end', async () => {
  const { slug, of } = await openCredentials();
  const first = await of(slug)();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start + 54 * minute);
  expect(await of(slug)()).toBe(first);
  expect(of.isAssumed(slug)).toBe(true);
  vi.setSystemTime(start + 56 * minute);
  expect(of.isAssumed(slug)).toBe(false);
  expect(await of(slug)()).not.toBe(first);
});
