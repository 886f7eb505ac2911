import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { organizationBuckets } from '../../../../functions/platform/files/open-bucket.ts';
import { organizationCredentials } from '../../../../functions/platform/storage/organization-credentials.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';

async function openOwnBucket() {
  const { slug } = await openClinic();
  const environment = (await openWorld()).backend.environmentOf('api');
  const bucket = await organizationBuckets(environment, organizationCredentials(environment))(slug)();
  return { bucket, slug };
}

test('the check whether a stored file exists needs no download and uses the rights of the organisation’s role', async () => {
  const { bucket, slug } = await openOwnBucket();
  const key = `organizations/${slug}/pdf/${randomUUID()}.pdf`;
  expect(await bucket.has(key)).toBe(false);
  const body = new TextEncoder().encode('%PDF');
  await bucket.put(key, { body, type: 'application/pdf', disposition: 'inline' }, { isKept: true });
  expect(await bucket.has(key)).toBe(true);
});

test('a stored file of another organisation is reported as missing', async () => {
  const { bucket } = await openOwnBucket();
  expect(await bucket.has('organizations/another/pdf/1.pdf')).toBe(false);
});
