import { decodeBytes } from '../../../shared/core/reading/decode-bytes.ts';

const maxFiles = 2_000;
/** Maximum number of unpacked bytes of all files in an archive. */
const maxUnpackedBytes = 64 * 1024 * 1024;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
const maxComment = 65_535;
const isEncrypted = 1;

export class NotAnArchive extends Error {}
/** Thrown if the unpacked content is too large, whatever size the archive declares. */
export class TooBigUnpacked extends Error {}

interface Entry {
  method: number;
  start: number;
  packed: number;
}

const viewOf = async (bytes: Blob): Promise<DataView> => new DataView(await bytes.arrayBuffer());

/**
 * Reads the file list of a ZIP archive; contents are read on demand.
 * @param maxBytes unpacked size of all files
 * @throws NotAnArchive, also for duplicate file names; TooBigUnpacked
 */
export async function openArchive(archive: Blob, maxBytes = maxUnpackedBytes): Promise<Archive> {
  const tailStart = Math.max(0, archive.size - endLength - maxComment);
  const tail = await viewOf(archive.slice(tailStart));
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  if (count > maxFiles) throw new TooBigUnpacked();
  const first = tail.getUint32(end + 16, true);
  const list = await viewOf(archive.slice(first, tailStart + end));
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let read = 0; read < count; read++) {
    if (at + entryLength > list.byteLength || list.getUint32(at, true) !== entryMark)
      throw new NotAnArchive();
    const nameLength = list.getUint16(at + 28, true);
    if (at + entryLength + nameLength > list.byteLength) throw new NotAnArchive();
    const name = decodeBytes(new Uint8Array(list.buffer, at + entryLength, nameLength), 'utf-8');
    if (entries.has(name) || list.getUint16(at + 8, true) & isEncrypted) throw new NotAnArchive();
    entries.set(name, {
      method: list.getUint16(at + 10, true),
      packed: list.getUint32(at + 20, true),
      start: list.getUint32(at + 42, true),
    });
    at += entryLength + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return new Archive(archive, entries, maxBytes);
}

class Archive {
  readonly #archive: Blob;
  readonly #entries: ReadonlyMap<string, Entry>;
  #left: number;

  constructor(archive: Blob, entries: ReadonlyMap<string, Entry>, maxBytes: number) {
    this.#archive = archive;
    this.#entries = entries;
    this.#left = maxBytes;
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** Reads the text of a file; undefined if it does not exist. @throws NotAnArchive, TooBigUnpacked */
  async text(name: string): Promise<string | undefined> {
    return (await this.file(name))?.text();
  }

  /** Reads a file; undefined if missing. @param maxBytes maximum size @throws NotAnArchive, TooBigUnpacked */
  async file(name: string, maxBytes = Number.POSITIVE_INFINITY): Promise<Blob | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const head = await viewOf(this.#archive.slice(entry.start, entry.start + localLength));
    if (head.byteLength < localLength || head.getUint32(0, true) !== localMark) throw new NotAnArchive();
    const from = entry.start + localLength + head.getUint16(26, true) + head.getUint16(28, true);
    const packed = this.#archive.slice(from, from + entry.packed);
    if (packed.size < entry.packed) throw new NotAnArchive();
    if (entry.method === 8) return this.#inflate(packed, maxBytes);
    if (entry.method !== 0) throw new NotAnArchive();
    this.#take(packed.size, maxBytes);
    return packed;
  }

  async #inflate(packed: Blob, maxBytes: number): Promise<Blob> {
    const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let left = maxBytes;
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        this.#take(next.value.length, left);
        left -= next.value.length;
        parts.push(next.value);
      }
    } catch (error) {
      throw error instanceof TooBigUnpacked ? error : new NotAnArchive();
    } finally {
      await reader.cancel().catch(() => undefined);
    }
    return new Blob(parts);
  }

  #take(bytes: number, maxBytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0 || bytes > maxBytes) throw new TooBigUnpacked();
  }
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - endLength; at >= 0; at--)
    if (view.getUint32(at, true) === endMark) return at;
  throw new NotAnArchive();
}
