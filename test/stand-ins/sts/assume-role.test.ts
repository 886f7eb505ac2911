import { AssumeRoleCommand, type AssumeRoleCommandInput, STSClient } from '@aws-sdk/client-sts';
import { afterEach, expect, test } from 'vitest';
import { type StsOptions, startSts } from '../../../lib/local/sts/start-sts.ts';

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startTestSts(options?: StsOptions) {
  const sts = await startSts(options);
  cleanups.push(sts.close);
  return sts;
}

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

function clientOf(endpoint: string, credentials: Credentials) {
  const client = new STSClient({ endpoint, region: 'ap-east-1', credentials, maxAttempts: 1 });
  cleanups.push(() => client.destroy());
  return client;
}

function assumeTenant(client: STSClient, more: Partial<AssumeRoleCommandInput> = {}) {
  const RoleArn = 'arn:aws:iam::000000000000:role/lumitree/tenant';
  return client.send(new AssumeRoleCommand({ RoleArn, RoleSessionName: 'api', ...more }));
}

test('session tags given when a role is assumed belong to the access keys of that role', async () => {
  const sts = await startTestSts();
  const client = clientOf(sts.endpoint, sts.issue('api'));
  const Tags = [
    { Key: 'organization', Value: 'org_1' },
    { Key: 'note', Value: 'a & b' },
  ];

  const { Credentials, AssumedRoleUser } = await assumeTenant(client, { Tags });

  expect(AssumedRoleUser?.Arn).toBe('arn:aws:sts::000000000000:assumed-role/tenant/api');
  expect(Credentials?.AccessKeyId).toMatch(/^ASIA[A-Z2-7]{16}$/);
  expect(sts.identify(Credentials?.AccessKeyId ?? '')).toEqual({
    role: 'tenant',
    tags: { organization: 'org_1', note: 'a & b' },
    assumedBy: 'api',
  });
  expect(sts.secretOf(Credentials?.AccessKeyId ?? '')).toEqual({
    secretAccessKey: Credentials?.SecretAccessKey,
    sessionToken: Credentials?.SessionToken,
  });
});

test('the access keys of a Lambda’s own role need no request to STS and have no session token', async () => {
  const sts = await startTestSts();
  const keys = sts.issue('mail', { purpose: 'demo' });

  expect(keys.accessKeyId).toMatch(/^AKIA[A-Z2-7]{16}$/);
  expect(sts.identify(keys.accessKeyId)).toEqual({ role: 'mail', tags: { purpose: 'demo' } });
  expect(sts.secretOf(keys.accessKeyId)).toEqual({ secretAccessKey: keys.secretAccessKey });
  expect(sts.identify('AKIAUNKNOWN')).toBeUndefined();
});

test('the session keys of an assumed role expire', async () => {
  let time = Date.now();
  const sts = await startTestSts({ now: () => time });
  const client = clientOf(sts.endpoint, sts.issue('api'));
  const { Credentials } = await assumeTenant(client, { DurationSeconds: 900 });
  const accessKeyId = Credentials?.AccessKeyId ?? '';
  expect(Credentials?.Expiration?.getTime()).toBe(time + 900_000);

  time += 899_000;
  expect(sts.identify(accessKeyId)?.role).toBe('tenant');
  time += 1_000;
  expect(sts.identify(accessKeyId)).toBeUndefined();
  expect(sts.secretOf(accessKeyId)).toBeUndefined();
});

test('expired session keys cannot assume a role', async () => {
  let time = Date.now();
  const sts = await startTestSts({ now: () => time });
  const { Credentials } = await assumeTenant(clientOf(sts.endpoint, sts.issue('api')));
  time += 3600_000;
  const client = clientOf(sts.endpoint, {
    accessKeyId: Credentials?.AccessKeyId ?? '',
    secretAccessKey: Credentials?.SecretAccessKey ?? '',
    sessionToken: Credentials?.SessionToken ?? '',
  });

  await expect(assumeTenant(client)).rejects.toMatchObject({ name: 'ExpiredToken' });
});

test('STS rejects unknown keys, wrong secrets and missing session tokens', async () => {
  const sts = await startTestSts();
  const base = sts.issue('api');
  const { Credentials } = await assumeTenant(clientOf(sts.endpoint, base));
  const unknown = { accessKeyId: 'AKIAAAAAAAAAAAAAAAAA', secretAccessKey: 'guess' };
  const withoutToken = {
    accessKeyId: Credentials?.AccessKeyId ?? '',
    secretAccessKey: Credentials?.SecretAccessKey ?? '',
  };

  await expect(assumeTenant(clientOf(sts.endpoint, unknown))).rejects.toMatchObject({
    name: 'InvalidClientTokenId',
  });
  await expect(
    assumeTenant(clientOf(sts.endpoint, { ...base, secretAccessKey: 'guess' })),
  ).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  await expect(assumeTenant(clientOf(sts.endpoint, withoutToken))).rejects.toMatchObject({
    name: 'InvalidClientTokenId',
  });
  expect((await fetch(sts.endpoint, { method: 'POST', body: 'Action=AssumeRole' })).status).toBe(403);
});

test('a role can be assumed only by the roles that it trusts', async () => {
  const sts = await startTestSts({ roles: { tenant: ['api'] } });

  await assumeTenant(clientOf(sts.endpoint, sts.issue('api')));
  const stranger = clientOf(sts.endpoint, sts.issue('mail'));
  await expect(assumeTenant(stranger)).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('a malformed role ARN, a session duration that is too short and a repeated tag are rejected', async () => {
  const sts = await startTestSts();
  const client = clientOf(sts.endpoint, sts.issue('api'));
  const tag = { Key: 'organization', Value: 'org_1' };

  for (const wrong of [
    { RoleArn: 'tenant' },
    { DurationSeconds: 60 },
    { Tags: [tag, tag] },
    { Policy: '{}' },
  ]) {
    await expect(assumeTenant(client, wrong)).rejects.toMatchObject({ name: 'ValidationError' });
  }
});
