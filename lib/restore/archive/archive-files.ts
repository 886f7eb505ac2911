import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** The files of an organisation's archive: by path, a function that opens the file's content. */
export type ArchiveFiles = Map<string, () => Promise<Readable>>;

const endMark = 0x06054b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
const deflated = 8;

/**
 * @param path folder with the unpacked archive, folder with its parts, or a single part
 * @throws Error if two parts contain the same file
 */
export async function archiveFiles(path: string): Promise<ArchiveFiles> {
  if (!(await stat(path)).isDirectory()) return filesOfZip(path);
  const names = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = names.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const parts = paths.filter(name => name.endsWith('.zip') && !relative(path, name).includes(sep));
  const files: ArchiveFiles = new Map();
  if (parts.length === 0)
    for (const name of paths)
      files.set(relative(path, name).split(sep).join('/'), async () => createReadStream(name));
  for (const part of parts)
    for (const [name, read] of await filesOfZip(part)) {
      if (files.has(name)) throw new Error(`${name} is in two parts`);
      files.set(name, read);
    }
  return files;
}

async function filesOfZip(zip: string): Promise<ArchiveFiles> {
  const { size } = await stat(zip);
  const end = await readAt(zip, size - endLength, endLength);
  if (size < endLength || end.readUInt32LE(0) !== endMark) throw new Error(`${zip} is not whole`);
  const directory = await readAt(zip, end.readUInt32LE(16), end.readUInt32LE(12));
  const files: ArchiveFiles = new Map();
  for (let at = 0, left = end.readUInt16LE(10); left > 0; left--) {
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.subarray(at + entryLength, at + entryLength + nameLength).toString();
    const [method, packed, start] = [
      directory.readUInt16LE(at + 10),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 42),
    ];
    files.set(name, () => openEntry(zip, { method, packed, start }));
    at += entryLength + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return files;
}

async function openEntry(
  zip: string,
  { method, packed, start }: { method: number; packed: number; start: number },
): Promise<Readable> {
  const head = await readAt(zip, start, localLength);
  const from = start + localLength + head.readUInt16LE(26) + head.readUInt16LE(28);
  const bytes = createReadStream(zip, { start: from, end: Math.max(from, from + packed - 1) });
  if (method !== deflated) return bytes;
  const inflate = createInflateRaw();
  bytes.on('error', error => inflate.destroy(error));
  return bytes.pipe(inflate);
}

async function readAt(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, position));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
