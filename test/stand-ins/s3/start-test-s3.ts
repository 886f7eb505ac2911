import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { type S3Options, startS3 } from '../../../lib/local/s3/start-s3.ts';

export const KEYS = { accessKeyId: 'AKIAAAAAAAAAAAAAAAAA', secretAccessKey: 'test-secret' };
export const BUCKET = 'files';
export const ORIGIN = 'http://127.0.0.1:5173';

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'local-s3-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function accessKeys(accessKeyId: string) {
  return accessKeyId === KEYS.accessKeyId ? KEYS : undefined;
}

/** Starts a new stand-in of S3 with one bucket, and a client; both are closed after the test. */
export async function startTestS3(options: Partial<S3Options> = {}) {
  const folder = options.folder ?? temporaryFolder();
  const s3 = await startS3({ accessKeys, corsOrigins: [ORIGIN], ...options, folder });
  s3.createBucket(BUCKET);
  onTestFinished(s3.close);
  return { ...s3, folder, client: clientOf(s3.endpoint) };
}

export function clientOf(endpoint: string, config: S3ClientConfig = {}) {
  const client = new S3Client({
    endpoint,
    region: 'ap-east-1',
    forcePathStyle: true,
    credentials: KEYS,
    maxAttempts: 1,
    ...config,
  });
  onTestFinished(() => client.destroy());
  return client;
}

/** The error code in an XML response of S3. */
export async function codeOf(response: Response) {
  return /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
}
