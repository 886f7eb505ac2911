import { crc32, deflateRawSync } from 'node:zlib';
import { ZipRecords } from '../../../shared/core/files/zip-records.ts';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

/**
 * A ZIP archive, for content that fits into memory.
 * @param at modification time of the files, in milliseconds since 1970
 */
export function writeZip(entries: readonly ZipEntry[], at: number): Buffer {
  const records = new ZipRecords();
  const parts = entries.flatMap(({ name, bytes }) => {
    const body = deflateRawSync(bytes);
    const file = { path: name, sum: crc32(bytes), size: bytes.length, packedSize: body.length, at };
    return [records.before({ ...file, method: 'deflated' }), body];
  });
  return Buffer.concat([...parts, ...records.end()]);
}

export const jsonEntry = (name: string, content: unknown): ZipEntry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});
