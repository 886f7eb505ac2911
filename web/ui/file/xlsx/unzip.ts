/** Most files of an archive, and most bytes that are unpacked of all of them together. */
const maxFiles = 2_000;
export const maxUnpackedBytes = 64 * 1024 * 1024;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const maxComment = 65_535;

export class NotAnArchive extends Error {}
/** What is packed is larger than we unpack, whatever the archive says of its size. */
export class TooBigUnpacked extends Error {}

interface Entry {
  method: number;
  start: number;
  packed: number;
}

/** Reads files of a ZIP archive one by one, up to a number of bytes in all. */
export class Archive {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #entries = new Map<string, Entry>();
  #left: number;

  constructor(bytes: Uint8Array<ArrayBuffer>, maxBytes = maxUnpackedBytes) {
    this.#bytes = bytes;
    this.#left = maxBytes;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    if (count > maxFiles) throw new TooBigUnpacked();
    let at = view.getUint32(end + 16, true);
    for (let read = 0; read < count; read++) {
      if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) throw new NotAnArchive();
      const nameLength = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      this.#entries.set(name, {
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        start: view.getUint32(at + 42, true),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  }

  /** The text of a file; undefined without it. @throws NotAnArchive, TooBigUnpacked */
  async text(name: string): Promise<string | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
    if (entry.start + 30 > this.#bytes.length || view.getUint32(entry.start, true) !== localMark)
      throw new NotAnArchive();
    const from =
      entry.start + 30 + view.getUint16(entry.start + 26, true) + view.getUint16(entry.start + 28, true);
    const packed = this.#bytes.subarray(from, from + entry.packed);
    if (entry.method === 0) return this.#take([packed]);
    if (entry.method !== 8) throw new NotAnArchive();
    return this.#inflate(packed);
  }

  async #inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
    const reader = new Blob([packed])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    const parts: Uint8Array[] = [];
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        parts.push(next.value);
        this.#left -= next.value.length;
        if (this.#left < 0) throw new TooBigUnpacked();
      }
    } catch (error) {
      throw error instanceof TooBigUnpacked ? error : new NotAnArchive();
    } finally {
      await reader.cancel().catch(() => undefined);
    }
    return decode(parts);
  }

  #take(parts: Uint8Array[]): string {
    for (const { length } of parts) this.#left -= length;
    if (this.#left < 0) throw new TooBigUnpacked();
    return decode(parts);
  }
}

function decode(parts: Uint8Array[]): string {
  const decoder = new TextDecoder();
  return parts.map(part => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - maxComment);
  for (let at = view.byteLength - endLength; at >= first; at--)
    if (view.getUint32(at, true) === endMark) return at;
  throw new NotAnArchive();
}
