import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive; folders are part of its name. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

const versionNeeded = 20;
/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;

/**
 * A ZIP archive, for what fits into memory: less than 4 GB, as it has no ZIP64 records.
 * @param at when the files were made, in milliseconds since 1970; the archive says it in UTC
 */
export function writeZip(entries: readonly ZipEntry[], at: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const body = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const described = description(bytes, body.length, path.length, at);
    const head = Buffer.concat([uint32(0x04034b50), described, path]);
    directory.push(
      Buffer.concat([
        uint32(0x02014b50),
        uint16(versionNeeded),
        described,
        Buffer.alloc(10),
        uint32(offset),
        path,
      ]),
    );
    parts.push(head, body);
    offset += head.length + body.length;
  }
  const index = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [
    uint32(0x06054b50),
    Buffer.alloc(4),
    count,
    count,
    uint32(index.length),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...parts, index, ...end]);
}

/** What both headers of a file say. */
function description(bytes: Uint8Array, packed: number, nameLength: number, at: number): Buffer {
  const date = new Date(at);
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return Buffer.concat([
    ...[versionNeeded, flags, deflated, time, day].map(uint16),
    ...[crc32(bytes), packed, bytes.length].map(uint32),
    ...[nameLength, 0].map(uint16),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** A file of an archive that holds JSON. */
export const jsonEntry = (name: string, content: unknown): ZipEntry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});
