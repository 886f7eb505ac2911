import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { BUCKET as Bucket, clientOf, KEYS, startTestS3, temporaryFolder } from './start-test-s3.ts';

const script = join(import.meta.dirname, 's3-process.ts');

/** Stores objects until the server has ended; returns the number of acknowledged writes. */
async function writeUntilRefused(client: S3Client, afterEach: (count: number) => void) {
  for (let count = 0; ; count++) {
    const put = new PutObjectCommand({ Bucket, Key: `object-${count}`, Body: `content ${count}` });
    const isStored = await client.send(put).then(
      () => true,
      () => false,
    );
    if (!isStored) return count;
    afterEach(count);
  }
}

test('after a kill every acknowledged object is still there, and half-written files are deleted', async () => {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, [script, folder, KEYS.accessKeyId, KEYS.secretAccessKey]);
  const [endpoint] = await once(child.stdout, 'data');
  const exited = once(child, 'exit');

  const stored = await writeUntilRefused(clientOf(String(endpoint)), count => {
    if (count === 20) setTimeout(() => child.kill('SIGKILL'), 3);
  });
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(stored).toBeGreaterThan(20);

  writeFileSync(join(folder, 'objects', 'stray'), 'half');
  const { client } = await startTestS3({ folder });
  for (let count = 0; count < stored; count++) {
    const got = await client.send(new GetObjectCommand({ Bucket, Key: `object-${count}` }));
    expect(await got.Body?.transformToString()).toBe(`content ${count}`);
  }
  expect(readdirSync(join(folder, 'objects'))).not.toContain('stray');
});
