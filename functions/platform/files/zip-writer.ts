import { crc32, deflateRawSync } from 'node:zlib';
import { ZipRecords, zipEnd } from '../../../shared/core/files/zip-records.ts';
import { smallestPartBytes } from './multipart-upload.ts';
import type { ZipEntry } from './write-zip.ts';

/** State of an unfinished ZIP file that is uploaded in parts, with which another process can continue. */
export interface OpenZip {
  name: string;
  uploadId: string;
  tags: string[];
  /** Number of bytes written so far, including bytes that are not uploaded yet. */
  offset: number;
  count: number;
  /** Names of stored pieces: of the ZIP file's directory, and (`rest`) of bytes that are not uploaded yet. */
  directory: string[];
  rest: string;
}

export type EndedZip = Pick<OpenZip, 'name' | 'uploadId' | 'tags'> & { size: number };

export interface ZipStorage {
  /**
   * Stores a piece.
   * @returns the name under which the piece can be read
   */
  put: (name: string, bytes: Uint8Array) => Promise<string>;
  read: (name: string) => Promise<Uint8Array>;
  /** Reads stored pieces, in the order of the names. */
  readAll: (names: readonly string[]) => Promise<Uint8Array[]>;
  begin: (name: string) => Promise<string>;
  putPart: (zip: Pick<OpenZip, 'name' | 'uploadId'>, number: number, bytes: Uint8Array) => Promise<string>;
}

/** Size of an uploaded part. It exceeds S3's minimum, so that fewer requests are needed. */
const partBytes = smallestPartBytes + 3 * 1024 * 1024;
const alreadyPacked = /\.(?:pdf|png|jpe?g|webp|mp4|m4v|webm|zip)$/i;

/**
 * Writes one ZIP file in several runs: `save` ends a run, and another process can continue with the next one.
 */
export class ZipWriter {
  readonly #storage: ZipStorage;
  readonly #zip: OpenZip;
  readonly #records: ZipRecords;
  #pending: Uint8Array[];
  #pendingBytes: number;

  private constructor(storage: ZipStorage, zip: OpenZip, rest: Uint8Array) {
    this.#storage = storage;
    this.#zip = { ...zip, tags: [...zip.tags], directory: [...zip.directory] };
    this.#records = new ZipRecords(zip.offset);
    this.#pending = [rest];
    this.#pendingBytes = rest.length;
  }

  static async begin(storage: ZipStorage, name: string): Promise<ZipWriter> {
    const uploadId = await storage.begin(name);
    const zip: OpenZip = { name, uploadId, tags: [], offset: 0, count: 0, directory: [], rest: '' };
    return new ZipWriter(storage, zip, new Uint8Array());
  }

  static async resume(storage: ZipStorage, zip: OpenZip): Promise<ZipWriter> {
    return new ZipWriter(storage, zip, await storage.read(zip.rest));
  }

  get bytes(): number {
    return this.#records.offset;
  }

  get count(): number {
    return this.#zip.count + this.#records.directory.length;
  }

  /** @param at modification time in milliseconds since 1970 */
  async add({ name: path, bytes }: ZipEntry, at: number): Promise<void> {
    const method = alreadyPacked.test(path) ? 'stored' : 'deflated';
    const body = method === 'stored' ? bytes : deflateRawSync(bytes);
    const file = {
      path,
      sum: crc32(bytes),
      size: bytes.length,
      packedSize: body.length,
      at,
      method,
    } as const;
    this.#push(this.#records.before(file), body);
    if (this.#pendingBytes >= partBytes) await this.#upload();
  }

  /** Ends a run. @returns the state from which the next run continues */
  async save(): Promise<OpenZip> {
    const directory = Buffer.concat(this.#records.directory);
    return {
      ...this.#zip,
      offset: this.bytes,
      count: this.count,
      directory: [...this.#zip.directory, await this.#storage.put('directory', directory)],
      rest: await this.#storage.put('rest', Buffer.concat(this.#pending)),
    };
  }

  /** Writes the end of the ZIP file. The file does not exist until the caller completes the upload. */
  async end(): Promise<EndedZip> {
    const earlier = await this.#storage.readAll(this.#zip.directory);
    const directory = [...earlier.map(piece => Uint8Array.from(piece)), ...this.#records.directory];
    const end = zipEnd(directory, this.count, this.bytes);
    this.#push(...end);
    await this.#upload();
    const { name, uploadId, tags } = this.#zip;
    return { name, uploadId, tags, size: this.bytes + end.reduce((sum, piece) => sum + piece.length, 0) };
  }

  #push(...pieces: Uint8Array[]): void {
    this.#pending.push(...pieces);
    for (const piece of pieces) this.#pendingBytes += piece.length;
  }

  async #upload(): Promise<void> {
    const body = Buffer.concat(this.#pending);
    this.#zip.tags.push(await this.#storage.putPart(this.#zip, this.#zip.tags.length + 1, body));
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}
