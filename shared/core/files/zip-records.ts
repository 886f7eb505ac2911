/** Declared here because `shared` includes no browser or Node.js types; both provide TextEncoder. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

export interface PackedFile {
  /** Path of the file in the archive, including folders. */
  path: string;
  /** CRC-32 checksum of the file's content. */
  sum: number;
  size: number;
  method: 'stored' | 'deflated';
  packedSize: number;
  /** Creation time in milliseconds since 1970; the archive stores it in UTC. */
  at: number;
}

const methods = { stored: 0, deflated: 8 };
const versionNeeded = 20;
/** States that the archive was made on Unix; otherwise some programs ignore the UTF-8 flag of paths. */
const madeBy = (3 << 8) | versionNeeded;
/** A regular file that the owner may change and others may read. */
const permissions = 0o100644;
/** Flag of the ZIP format that marks paths as UTF-8. */
const flags = 0x0800;

/** Records of a ZIP archive, in the order of its files. No ZIP64 records: archives are below 4 GB. */
export class ZipRecords {
  readonly directory: Uint8Array<ArrayBuffer>[] = [];
  #offset: number;

  /** @param offset where the next file starts, if an archive is continued */
  constructor(offset = 0) {
    this.#offset = offset;
  }

  get offset(): number {
    return this.#offset;
  }

  /** Returns the local header, which precedes the file's data. */
  before({ path, sum, size, method, packedSize, at }: PackedFile): Uint8Array<ArrayBuffer> {
    const name = new TextEncoder().encode(path);
    const date = new Date(at);
    const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
    const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
    const described = [
      ...uint16(versionNeeded, flags, methods[method], time, day),
      ...uint32(sum, packedSize, size),
      ...uint16(name.length, 0),
    ];
    this.directory.push(
      Uint8Array.from([
        ...[...uint32(0x02014b50), ...uint16(madeBy), ...described],
        ...[...uint16(0, 0, 0), ...uint32(permissions << 16, this.#offset), ...name],
      ]),
    );
    const record = Uint8Array.from([...uint32(0x04034b50), ...described, ...name]);
    this.#offset += record.length + packedSize;
    return record;
  }

  /** Returns the central directory and the end record, which close the archive. */
  end(): Uint8Array<ArrayBuffer>[] {
    return zipEnd(this.directory, this.directory.length, this.#offset);
  }
}

/**
 * Returns the records at the end of an archive.
 * @param directory the central directory, in chunks of any size
 */
export function zipEnd(
  directory: readonly Uint8Array<ArrayBuffer>[],
  count: number,
  offset: number,
): Uint8Array<ArrayBuffer>[] {
  const length = directory.reduce((sum, entry) => sum + entry.length, 0);
  const last = [...uint32(0x06054b50), ...uint16(0, 0, count, count), ...uint32(length, offset)];
  return [...directory, Uint8Array.from([...last, ...uint16(0)])];
}

const uint16 = (...values: number[]) => values.flatMap(value => [value & 0xff, (value >>> 8) & 0xff]);
const uint32 = (...values: number[]) => values.flatMap(value => uint16(value & 0xffff, value >>> 16));
