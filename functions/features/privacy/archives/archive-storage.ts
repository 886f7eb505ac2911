import { randomUUID } from 'node:crypto';
import type { Bucket } from '../../../platform/files/bucket.ts';
import type { EndedZip, ZipStorage } from '../../../platform/files/zip-writer.ts';

/**
 * Number of stored parts of an archive read in parallel; the last run of a large job reads thousands.
 */
const readAtOnce = 32;

/**
 * Stores an archive and its intermediate files. Each run gives intermediate files new names, so that a new
 * run does not mix its files with those of an interrupted run.
 */
export class ArchiveStorage implements ZipStorage {
  readonly #bucket: Bucket;
  readonly #prefix: string;
  readonly #turn = randomUUID();
  #pieces = 0;

  constructor(bucket: Bucket, prefix: string) {
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  async put(name: string, body: Uint8Array, type = 'application/octet-stream'): Promise<string> {
    const piece = `work/${this.#turn}/${++this.#pieces}-${name}`;
    const file = { body, type, disposition: 'attachment' };
    await this.#bucket.put(`${this.#prefix}${piece}`, file, { isKept: true });
    return piece;
  }

  async read(name: string): Promise<Uint8Array> {
    const bytes = await this.#bucket.read(`${this.#prefix}${name}`);
    if (!bytes) throw new Error('a piece of an archive is missing');
    return bytes;
  }

  async readAll(names: readonly string[]): Promise<Uint8Array[]> {
    const found: Uint8Array[] = [];
    for (let start = 0; start < names.length; start += readAtOnce) {
      const group = names.slice(start, start + readAtOnce);
      found.push(...(await Promise.all(group.map(name => this.read(name)))));
    }
    return found;
  }

  async readText(...names: string[]): Promise<string> {
    return Buffer.concat(await this.readAll(names)).toString();
  }

  begin(name: string): Promise<string> {
    const disposition = `attachment; filename="${name}"`;
    return this.#upload(name).begin({ type: 'application/zip', disposition });
  }

  putPart(zip: { name: string; uploadId: string }, number: number, bytes: Uint8Array): Promise<string> {
    return this.#upload(zip.name).put(zip.uploadId, number, bytes);
  }

  /** Completes the upload of a part of the archive. Idempotent. */
  complete({ name, uploadId, tags }: EndedZip): Promise<void> {
    return this.#upload(name).complete(uploadId, tags);
  }

  #upload(name: string) {
    return this.#bucket.inParts(`${this.#prefix}${name}`);
  }
}
