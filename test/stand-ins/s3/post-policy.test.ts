import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post';
import { expect, test } from 'vitest';
import { BUCKET as Bucket, codeOf, startTestS3 } from './start-test-s3.ts';

const Key = 'org_1/photo.jpg';

function presign(client: S3Client, more: Partial<Parameters<typeof createPresignedPost>[1]> = {}) {
  return createPresignedPost(client, {
    Bucket,
    Key,
    Conditions: [
      ['content-length-range', 2, 5],
      ['starts-with', '$Content-Type', 'image/'],
    ],
    Fields: { 'Content-Type': 'image/jpeg' },
    Expires: 60,
    ...more,
  });
}

function upload({ url, fields }: PresignedPost, content = 'data', changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
  form.append('file', new Blob([content]), 'photo.jpg');
  return fetch(url, { method: 'POST', body: form });
}

async function refusalOf(response: Response) {
  return [response.status, await codeOf(response)];
}

test('an upload form with a signed policy stores its file under the signed key and type', async () => {
  const { client } = await startTestS3();

  const response = await upload(await presign(client));

  expect(response.status).toBe(204);
  const got = await client.send(new GetObjectCommand({ Bucket, Key }));
  expect([await got.Body?.transformToString(), got.ContentType]).toEqual(['data', 'image/jpeg']);
  expect(response.headers.get('etag')).toBe(got.ETag);
});

test('a file larger or smaller than the policy allows is rejected and not stored', async () => {
  const { client } = await startTestS3();
  const post = await presign(client);

  expect(await refusalOf(await upload(post, '123456'))).toEqual([400, 'EntityTooLarge']);
  expect(await refusalOf(await upload(post, '1'))).toEqual([400, 'EntityTooSmall']);
  await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
    name: 'NotFound',
  });
  expect((await upload(post, '12345')).status).toBe(204);
});

test.each([
  ['another type', { 'Content-Type': 'text/html' }],
  ['another key', { key: 'org_2/photo.jpg' }],
  ['a field the policy does not name', { acl: 'public-read' }],
])('an upload form with %s is rejected', async (_, changes) => {
  const { client } = await startTestS3();
  const post = await presign(client);

  expect(await refusalOf(await upload(post, 'data', changes))).toEqual([403, 'AccessDenied']);
});

test('an upload form signed for one bucket is rejected by another', async () => {
  const { client, createBucket } = await startTestS3();
  createBucket('other');
  const post = await presign(client);

  const elsewhere = { ...post, url: post.url.replace(`/${Bucket}`, '/other') };
  expect(await refusalOf(await upload(elsewhere))).toEqual([403, 'AccessDenied']);
});

test('an upload policy that was changed after signing is rejected', async () => {
  const { client } = await startTestS3();
  const post = await presign(client);
  const policy = JSON.parse(Buffer.from(post.fields.Policy ?? '', 'base64').toString());
  const wider = { ...policy, conditions: policy.conditions.filter((rule: unknown) => !Array.isArray(rule)) };
  const Policy = Buffer.from(JSON.stringify(wider)).toString('base64');

  expect(await refusalOf(await upload(post, 'data', { Policy }))).toEqual([403, 'SignatureDoesNotMatch']);
});

test('an upload policy is valid until it expires', async () => {
  let time = Date.now();
  const { client } = await startTestS3({ now: () => time });
  const post = await presign(client);

  time += 58_000;
  expect((await upload(post)).status).toBe(204);
  time += 60_000;
  expect(await refusalOf(await upload(post))).toEqual([403, 'AccessDenied']);
});

test('an upload form without a policy, without a file or with a repeated field is rejected', async () => {
  const { client } = await startTestS3();
  const post = await presign(client);
  const bare = new FormData();
  bare.append('key', 'a');
  const withoutFile = await fetch(post.url, { method: 'POST', body: bare });
  bare.append('key', 'b');
  bare.append('file', new Blob(['data']));
  const twice = await fetch(post.url, { method: 'POST', body: bare });

  expect(await refusalOf(withoutFile)).toEqual([400, 'MalformedPOSTRequest']);
  expect(await refusalOf(twice)).toEqual([400, 'InvalidArgument']);
  expect(await refusalOf(await upload({ url: post.url, fields: { key: 'a' } }))).toEqual([
    403,
    'AccessDenied',
  ]);
});

test('an upload form may contain tags, metadata and a request for an XML response', async () => {
  const { client, tagsOf } = await startTestS3();
  const tagging = '<Tagging><TagSet><Tag><Key>scan</Key><Value>pending</Value></Tag></TagSet></Tagging>';
  const Fields = { tagging, 'x-amz-meta-owner': 'usr_1', success_action_status: '201' };
  const post = await presign(client, { Fields, Conditions: [], Key: `uploads/\${filename}` });

  const response = await upload(post);

  expect([response.status, await response.text()]).toEqual([
    201,
    expect.stringContaining('uploads/photo.jpg'),
  ]);
  const stored = { Bucket, Key: 'uploads/photo.jpg' };
  expect((await client.send(new HeadObjectCommand(stored))).Metadata).toEqual({ owner: 'usr_1' });
  expect(tagsOf(Bucket, stored.Key)).toEqual({ scan: 'pending' });
});
