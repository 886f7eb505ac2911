import { ZipRecords } from '../../../shared/core/files/zip-records.ts';

export interface ZipFile {
  path: string;
  content: Blob;
}

/** The earliest date that a ZIP archive can contain. */
const firstDay = Date.UTC(1980, 0, 1);
const polynomial = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

/**
 * Builds a ZIP archive below 4 GB, without compression, because pictures and videos are already compressed.
 * Reads one file at a time, so that memory use stays low.
 */
export async function zipBlob(files: readonly ZipFile[]): Promise<Blob> {
  const records = new ZipRecords();
  const parts: BlobPart[] = [];
  for (const { path, content } of files) {
    const sum = crc32(new Uint8Array(await content.arrayBuffer()));
    const file = { path, sum, size: content.size, packedSize: content.size, at: firstDay };
    parts.push(records.before({ ...file, method: 'stored' }), content);
  }
  return new Blob([...parts, ...records.end()], { type: 'application/zip' });
}
