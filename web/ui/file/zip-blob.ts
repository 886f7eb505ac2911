/** A file of an archive; folders are part of its path, which is ASCII. */
export interface ZipFile {
  path: string;
  content: Blob;
}

const versionNeeded = 20;
/** Midnight of 1 January 1980, the first day that archives know. */
const firstDay = 0x21;
const polynomial = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** The checksum that archives carry. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

const numbers = (...fields: [size: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
};

/**
 * An archive of files as they are, below 4 GB; pictures and videos are packed already. Files stay where the browser
 * keeps them, so that it takes little memory; one file at a time is read.
 */
export async function zipBlob(files: readonly ZipFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = new TextEncoder().encode(path);
    const sum = crc32(new Uint8Array(await content.arrayBuffer()));
    const described = numbers(
      ...([versionNeeded, 0, 0, 0, firstDay] as const).map((value): [2, number] => [2, value]),
      ...([sum, content.size, content.size] as const).map((value): [4, number] => [4, value]),
      [2, name.length],
      [2, 0],
    );
    parts.push(numbers([4, 0x04034b50]), described, name, content);
    directory.push(
      numbers([4, 0x02014b50], [2, versionNeeded]),
      described,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    offset += 4 + described.length + name.length + content.size;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, length],
    [4, offset],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
