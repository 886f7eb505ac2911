import { Readable } from 'node:stream';
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { BUCKET as Bucket, startTestS3 } from './start-test-s3.ts';

test('a stored object is returned with its bytes, type and metadata', async () => {
  const { client } = await startTestS3();
  const Body = Buffer.from([0, 255, 13, 10, 128]);
  const Key = "org_1/a b+c/../d'(é)中.png";

  const put = await client.send(
    new PutObjectCommand({
      Bucket,
      Key,
      Body,
      ContentType: 'image/png',
      CacheControl: 'no-store',
      Metadata: { owner: 'usr_1' },
    }),
  );
  const got = await client.send(new GetObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
  const head = await client.send(new HeadObjectCommand({ Bucket, Key }));

  expect(Buffer.from((await got.Body?.transformToByteArray()) ?? [])).toEqual(Body);
  expect(got).toMatchObject({
    ContentType: 'image/png',
    CacheControl: 'no-store',
    Metadata: { owner: 'usr_1' },
    ETag: put.ETag,
    ChecksumCRC32: put.ChecksumCRC32,
  });
  expect(head).toMatchObject({ ContentLength: 5, ContentType: 'image/png', Metadata: { owner: 'usr_1' } });
});

test('a streamed upload with a trailing checksum is stored without the framing of its chunks', async () => {
  const { client } = await startTestS3();
  const Body = Readable.from([Buffer.from('one, '), Buffer.from('two')]);

  await client.send(new PutObjectCommand({ Bucket, Key: 'streamed', Body, ContentLength: 8 }));

  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'streamed' }));
  expect(await got.Body?.transformToString()).toBe('one, two');
  expect(got.ContentEncoding).toBeUndefined();
});

test.each([
  ['ChecksumCRC32', 'AAAAAA=='],
  ['ChecksumSHA256', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='],
  ['ContentMD5', 'AAAAAAAAAAAAAAAAAAAAAA=='],
])('an upload with a %s that does not match its bytes is rejected and not stored', async (field, value) => {
  const { client } = await startTestS3();
  const put = new PutObjectCommand({ Bucket, Key: 'wrong', Body: 'content', [field]: value });

  await expect(client.send(put)).rejects.toMatchObject({ name: 'BadDigest' });
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'wrong' }))).rejects.toMatchObject({
    name: 'NotFound',
  });
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=0-1,4-5', '0123456789', undefined],
])('reading the range %s of an object returns %s', async (Range, text, contentRange) => {
  const { client } = await startTestS3();
  await client.send(new PutObjectCommand({ Bucket, Key: 'digits', Body: '0123456789' }));

  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'digits', Range }));

  expect(await got.Body?.transformToString()).toBe(text);
  expect(got.ContentRange).toBe(contentRange);
});

test('reading a range beyond the end of an object is rejected', async () => {
  const { client } = await startTestS3();
  await client.send(new PutObjectCommand({ Bucket, Key: 'digits', Body: '0123456789' }));

  const get = new GetObjectCommand({ Bucket, Key: 'digits', Range: 'bytes=10-' });
  await expect(client.send(get)).rejects.toMatchObject({ name: 'InvalidRange' });
});

test('a reader of an object may override response headers, and gets 304 if the reader has the current version', async () => {
  const { client } = await startTestS3();
  const { ETag } = await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'a' }));
  const ResponseContentDisposition = 'attachment; filename="a.txt"';

  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a', ResponseContentDisposition }));
  expect(got.ContentDisposition).toBe(ResponseContentDisposition);
  const unchanged = new GetObjectCommand({ Bucket, Key: 'a', IfNoneMatch: ETag });
  await expect(client.send(unchanged)).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
});

test('if two writers both require that an object is new, one is rejected', async () => {
  const { client } = await startTestS3();
  const write = (Body: string) =>
    client.send(new PutObjectCommand({ Bucket, Key: 'once', Body, IfNoneMatch: '*' }));

  const results = await Promise.allSettled([write('a'), write('b')]);

  expect(results.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(write('c')).rejects.toMatchObject({ name: 'PreconditionFailed' });
});

test('tags of an object can be set when the object is stored or later', async () => {
  const { client, tagsOf } = await startTestS3();
  await client.send(
    new PutObjectCommand({ Bucket, Key: 'a', Body: 'a', Tagging: 'scan=pending&kind=a%26b' }),
  );
  expect(tagsOf(Bucket, 'a')).toEqual({ scan: 'pending', kind: 'a&b' });
  const TagSet = [{ Key: 'scan', Value: '<clean>' }];
  await client.send(new PutObjectTaggingCommand({ Bucket, Key: 'a', Tagging: { TagSet } }));
  expect(tagsOf(Bucket, 'a')).toEqual({ scan: '<clean>' });
});

test('an object can be deleted repeatedly, and no other object is deleted', async () => {
  const { client } = await startTestS3();
  for (const Key of ['a', 'b & <c>', 'd'])
    await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));

  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'b & <c>' }));

  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'b & <c>' }))).rejects.toMatchObject({
    name: 'NoSuchKey',
  });
  expect((await client.send(new HeadObjectCommand({ Bucket, Key: 'd' }))).ContentLength).toBe(1);
});

test('missing buckets and unknown operations are rejected with the error codes of S3', async () => {
  const { client } = await startTestS3();
  const elsewhere = new PutObjectCommand({ Bucket: 'nowhere', Key: 'a', Body: 'a' });

  await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'a', VersionId: '1' }))).rejects.toMatchObject(
    { name: 'NotImplemented' },
  );
});

test('an object can be uploaded in parts, and a part sent again replaces the earlier one', async () => {
  const { client } = await startTestS3();
  const at = { Bucket, Key: 'large.zip' };
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...at, ContentType: 'application/zip' }),
  );
  const put = async (PartNumber: number, Body: Buffer) => {
    const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
    return { PartNumber, ETag };
  };
  const complete = (...Parts: { PartNumber: number; ETag: string | undefined }[]) =>
    client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }));
  const replaced = await put(1, Buffer.alloc(6_000_000, 1));
  const first = await put(1, Buffer.alloc(6_000_000, 2));
  const last = await put(2, Buffer.from('end'));

  await expect(complete(replaced, last)).rejects.toMatchObject({ name: 'InvalidPart' });
  await expect(complete(last, { ...first, PartNumber: 1 })).rejects.toMatchObject({ name: 'EntityTooSmall' });
  await complete(first, last);
  const got = await client.send(new GetObjectCommand(at));
  expect(got).toMatchObject({ ContentLength: 6_000_003, ContentType: 'application/zip' });
  expect(await got.Body?.transformToByteArray()).toHaveLength(6_000_003);
  await expect(complete(first, last)).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

test('copying an object keeps its bytes and headers and sets new tags if requested', async () => {
  const { client, tagsOf } = await startTestS3();
  const put = { Bucket, Key: 'from/a b', Body: 'bytes', ContentType: 'video/mp4', Metadata: { width: '3' } };
  await client.send(new PutObjectCommand({ ...put, Tagging: 'state=old' }));
  const copy = { Bucket, CopySource: `${Bucket}/from/a b` };
  await client.send(new CopyObjectCommand({ ...copy, Key: 'alike' }));
  await client.send(
    new CopyObjectCommand({ ...copy, Key: 'retagged', TaggingDirective: 'REPLACE', Tagging: 'state=new' }),
  );
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'retagged' }));
  expect(await got.Body?.transformToString()).toBe('bytes');
  expect(got).toMatchObject({ ContentType: 'video/mp4', Metadata: { width: '3' } });
  expect([tagsOf(Bucket, 'alike'), tagsOf(Bucket, 'retagged')]).toEqual([{ state: 'old' }, { state: 'new' }]);
  const missing = new CopyObjectCommand({ Bucket, Key: 'x', CopySource: `${Bucket}/nothing` });
  await expect(client.send(missing)).rejects.toMatchObject({ name: 'NoSuchKey' });
});
