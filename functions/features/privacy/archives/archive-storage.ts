import { randomUUID } from 'node:crypto';
import type { Bucket } from '../../../platform/files/bucket.ts';
import type { EndedZip, ZipStorage } from '../../../platform/files/zip-writer.ts';

/**
 * Where an archive and the pieces of its making are stored. Pieces have names of their own in each turn, so that a
 * turn that is taken again never mixes with an interrupted one.
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

  async put(name: string, body: Uint8Array): Promise<string> {
    const piece = `work/${this.#turn}/${++this.#pieces}-${name}`;
    const file = { body, type: 'application/octet-stream', disposition: 'attachment' };
    await this.#bucket.put(`${this.#prefix}${piece}`, file, { isKept: true });
    return piece;
  }

  async read(name: string): Promise<Uint8Array> {
    const bytes = await this.#bucket.read(`${this.#prefix}${name}`);
    if (!bytes) throw new Error('a piece of an archive is missing');
    return bytes;
  }

  async readText(name: string): Promise<string> {
    return Buffer.from(await this.read(name)).toString();
  }

  begin(name: string): Promise<string> {
    const disposition = `attachment; filename="${name}"`;
    return this.#upload(name).begin({ type: 'application/zip', disposition });
  }

  putPart(zip: { name: string; uploadId: string }, number: number, bytes: Uint8Array): Promise<string> {
    return this.#upload(zip.name).put(zip.uploadId, number, bytes);
  }

  /** Nothing happens if it was done before. */
  complete({ name, uploadId, tags }: EndedZip): Promise<void> {
    return this.#upload(name).complete(uploadId, tags);
  }

  #upload(name: string) {
    return this.#bucket.inParts(`${this.#prefix}${name}`);
  }
}
