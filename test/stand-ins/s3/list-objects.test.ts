import {
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { BUCKET as Bucket, startTestS3 } from './start-test-s3.ts';

const KEYS = ['a/1', 'a/2', 'a/b/3', 'b/4', 'c', '中/5', '\u{1F600}'];

async function fill(client: S3Client) {
  for (const Key of KEYS) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
}

test('keys are listed in byte order, those behind a delimiter as one prefix', async () => {
  const { client } = await startTestS3();
  await fill(client);

  const all = await client.send(new ListObjectsV2Command({ Bucket }));
  const top = await client.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' }));
  const inside = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'a/', Delimiter: '/' }));
  const later = await client.send(new ListObjectsV2Command({ Bucket, StartAfter: 'b/4' }));

  expect(all.Contents?.map(object => object.Key)).toEqual(KEYS);
  expect(top.CommonPrefixes?.map(group => group.Prefix)).toEqual(['a/', 'b/', '中/']);
  expect(top.Contents?.map(object => object.Key)).toEqual(['c', '\u{1F600}']);
  expect(inside.Contents?.map(object => object.Key)).toEqual(['a/1', 'a/2']);
  expect(inside.CommonPrefixes).toEqual([{ Prefix: 'a/b/' }]);
  expect(later.Contents?.map(object => object.Key)).toEqual(['c', '中/5', '\u{1F600}']);
});

test.each([1, 2, 3, 7])('pages of %i show every key and every prefix once', async pageSize => {
  const { client } = await startTestS3();
  await fill(client);
  const config = { client, pageSize };
  const keys: unknown[] = [];
  const top: unknown[] = [];

  for await (const page of paginateListObjectsV2(config, { Bucket })) {
    expect(page.KeyCount).toBeLessThanOrEqual(pageSize);
    keys.push(...(page.Contents ?? []).map(object => object.Key));
  }
  for await (const page of paginateListObjectsV2(config, { Bucket, Delimiter: '/' })) {
    top.push(...(page.CommonPrefixes ?? []).map(group => group.Prefix));
    top.push(...(page.Contents ?? []).map(object => object.Key));
  }

  expect(keys).toEqual(KEYS);
  expect(top.sort()).toEqual(['a/', 'b/', 'c', '中/', '\u{1F600}'].sort());
});
