import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/**
 * Deletes stored objects with all their versions. All other code only adds delete markers, and a lifecycle
 * rule deletes the old versions later.
 */
export class ObjectEraser {
  readonly #s3: S3Client;
  readonly #bucket: string;

  constructor({ region, standIns, filesBucket }: Pick<Environment, 'region' | 'standIns' | 'filesBucket'>) {
    this.#bucket = filesBucket;
    this.#s3 = new S3Client({
      region,
      endpoint: standIns?.endpoints.s3,
      forcePathStyle: standIns !== undefined,
      requestHandler: awsTimeouts,
      ...(standIns && { credentials: standIns.credentials }),
    });
  }

  /**
   * Deletes every version of every object whose key begins with a prefix. Idempotent. Keeps delete markers,
   * because replication copies markers but not deletions of versions. A lifecycle rule removes them later.
   */
  async erase(Prefix: string): Promise<void> {
    for await (const { Key, VersionId, IsLatest, isMarker } of this.#versions(Prefix)) {
      if (IsLatest && isMarker) continue;
      if (IsLatest) await this.#s3.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }));
      await this.#s3.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key, VersionId }));
    }
  }

  async keysBelow(prefix: string): Promise<string[]> {
    const keys = new Set<string>();
    for await (const { Key, IsLatest, isMarker } of this.#versions(prefix))
      if (Key && IsLatest && !isMarker) keys.add(Key);
    return [...keys];
  }

  async *#versions(Prefix: string) {
    let from: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined = {};
    while (from) {
      const page: ListObjectVersionsCommandOutput = await this.#s3.send(
        new ListObjectVersionsCommand({ Bucket: this.#bucket, Prefix, ...from }),
      );
      for (const version of page.Versions ?? []) yield { ...version, isMarker: false };
      for (const marker of page.DeleteMarkers ?? []) yield { ...marker, isMarker: true };
      from = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
        : undefined;
    }
  }
}
