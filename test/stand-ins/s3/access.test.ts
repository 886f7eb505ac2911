import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from 'vitest';
import { BUCKET as Bucket, clientOf, codeOf, KEYS, ORIGIN, startTestS3 } from './start-test-s3.ts';

const get = new GetObjectCommand({ Bucket, Key: 'a' });

test('requests to S3 without a signature, with an unknown key or a wrong secret are rejected', async () => {
  const { endpoint } = await startTestS3();
  const unknown = clientOf(endpoint, { credentials: { ...KEYS, accessKeyId: 'AKIABBBBBBBBBBBBBBBB' } });
  const wrong = clientOf(endpoint, { credentials: { ...KEYS, secretAccessKey: 'guess' } });

  const anonymous = await fetch(`${endpoint}/${Bucket}/a`);
  expect([anonymous.status, await codeOf(anonymous)]).toEqual([403, 'AccessDenied']);
  await expect(unknown.send(get)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  await expect(wrong.send(get)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});

test('access keys of a session are rejected without their session token', async () => {
  const session = { ...KEYS, sessionToken: 'token' };
  const { endpoint } = await startTestS3({ accessKeys: () => session });
  const put = new PutObjectCommand({ Bucket, Key: 'a', Body: 'a' });

  await clientOf(endpoint, { credentials: session }).send(put);
  const withToken = await getSignedUrl(clientOf(endpoint, { credentials: session }), get);
  expect((await fetch(withToken)).status).toBe(200);
  await expect(clientOf(endpoint).send(put)).rejects.toMatchObject({ name: 'InvalidToken' });
  expect(await codeOf(await fetch(await getSignedUrl(clientOf(endpoint), get)))).toBe('InvalidToken');
});

test('a request to S3 whose time is more than 15 minutes off is rejected', async () => {
  const { endpoint } = await startTestS3();
  const put = new PutObjectCommand({ Bucket, Key: 'a', Body: 'a' });
  const late = (minutes: number) => clientOf(endpoint, { systemClockOffset: minutes * -60_000 });

  await late(14).send(put);
  await late(-14).send(put);
  await expect(late(16).send(put)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  await expect(late(-16).send(put)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
});

test('a changed request body is detected by the signed hash', async () => {
  const { client } = await startTestS3();
  client.middlewareStack.add(
    next => args => next({ ...args, request: Object.assign(args.request as object, { body: 'changed' }) }),
    { step: 'finalizeRequest', priority: 'low' },
  );

  const put = new PutObjectCommand({ Bucket, Key: 'a', Body: 'content' });
  await expect(client.send(put)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
});

test('a request with a header that was added after signing is rejected', async () => {
  const { client } = await startTestS3();
  client.middlewareStack.add(
    next => args => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers['x-amz-meta-role'] = 'admin';
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );

  const put = new PutObjectCommand({ Bucket, Key: 'a', Body: 'content' });
  await expect(client.send(put)).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('a presigned URL reads only the signed object, and only until the URL expires', async () => {
  let time = Date.now();
  const { client } = await startTestS3({ now: () => time });
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'content' }));
  const url = await getSignedUrl(client, get, { expiresIn: 60 });

  expect(await (await fetch(url)).text()).toBe('content');
  expect(await codeOf(await fetch(url.replace('/a?', '/b?')))).toBe('SignatureDoesNotMatch');
  expect(await codeOf(await fetch(`${url}&response-content-type=text/html`))).toBe('SignatureDoesNotMatch');
  expect(await codeOf(await fetch(url, { method: 'DELETE' }))).toBe('SignatureDoesNotMatch');
  time += 120_000;
  const expired = await fetch(url);
  expect([expired.status, await codeOf(expired)]).toEqual([403, 'AccessDenied']);
});

test('a presigned URL must not be valid for more than a week', async () => {
  const { client } = await startTestS3();
  const url = new URL(await getSignedUrl(client, get));
  url.searchParams.set('X-Amz-Expires', String(7 * 86_400 + 1));

  expect(await codeOf(await fetch(url))).toBe('AuthorizationQueryParametersError');
});

test('a presigned upload accepts only the signed type and no unsigned metadata', async () => {
  const { endpoint, client } = await startTestS3();
  const signer = clientOf(endpoint, { requestChecksumCalculation: 'WHEN_REQUIRED' });
  const put = new PutObjectCommand({
    Bucket,
    Key: 'a',
    ContentType: 'text/plain',
    Metadata: { owner: 'me' },
  });
  const url = await getSignedUrl(signer, put, { signableHeaders: new Set(['content-type']) });
  const upload = (headers: Record<string, string>) => fetch(url, { method: 'PUT', body: 'content', headers });

  expect(await codeOf(await upload({ 'content-type': 'text/html' }))).toBe('SignatureDoesNotMatch');
  const sneaky = { 'content-type': 'text/plain', 'x-amz-meta-role': 'admin' };
  expect(await codeOf(await upload(sneaky))).toBe('AccessDenied');
  expect((await upload({ 'content-type': 'text/plain' })).status).toBe(200);
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'a' }));
  expect(head).toMatchObject({ ContentType: 'text/plain', Metadata: { owner: 'me' }, ContentLength: 7 });
});

test('only pages of the configured origins may read responses of S3', async () => {
  const { client, endpoint } = await startTestS3({ corsOrigins: () => [ORIGIN] });
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'a' }));
  const url = await getSignedUrl(client, get);
  const preflight = (origin: string, method: string) =>
    fetch(`${endpoint}/${Bucket}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    });

  const allowed = await preflight(ORIGIN, 'POST');
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
  expect(await codeOf(await preflight('https://elsewhere.test', 'POST'))).toBe('AccessForbidden');
  expect(await codeOf(await preflight(ORIGIN, 'DELETE'))).toBe('AccessForbidden');
  const read = await fetch(url, { headers: { origin: ORIGIN } });
  expect(read.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  const foreign = await fetch(url, { headers: { origin: 'https://elsewhere.test' } });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});
