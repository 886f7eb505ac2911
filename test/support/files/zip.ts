import { deflateRawSync } from 'node:zlib';

/** An entry of a ZIP archive. Tests may give it false values on purpose. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  /** Whether the entry is compressed by deflate; uncompressed by default. */
  isPacked?: boolean;
  isEncrypted?: boolean;
}

/** Makes a ZIP archive that declares an unpacked size of 0 for each entry, without checking their names. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, isPacked = false, isEncrypted = false } of entries) {
    const packed = isPacked ? deflateRawSync(bytes) : Buffer.from(bytes);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(isPacked ? 8 : 0, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    entry.writeUInt16LE(isPacked ? 8 : 0, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...local, directory, end]));
}
