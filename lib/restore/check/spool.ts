import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Item } from '../../../functions/platform/storage/write.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const lengthBytes = 4;
/** When the items in memory exceed this number of bytes, they are written to files. */
const mostWaiting = 8 * 2 ** 20;

/** Stores items in encrypted files, one for each group. A group is, for example, an organisation. */
export class Spool {
  readonly #folder: string;
  readonly #key: Buffer;
  #waiting = new Map<string, Buffer[]>();
  #waitingBytes = 0;
  readonly #lengths: Map<string, number>;

  /**
   * @param lengths of the files in the saved state; bytes that were written after that state was saved are
   * dropped
   */
  constructor(folder: string, key: Buffer, lengths: Record<string, number> = {}) {
    this.#folder = folder;
    this.#key = key;
    this.#lengths = new Map(Object.entries(lengths));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [group, length] of this.#lengths) truncateSync(this.#fileOf(group), length);
  }

  add(group: string, item: Item): void {
    if (!this.#lengths.has(group)) this.#begin(group);
    const bytes = serialize(item);
    const waiting = this.#waiting.get(group);
    if (waiting) waiting.push(bytes);
    else this.#waiting.set(group, [bytes]);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes > mostWaiting) this.flush();
  }

  /** Writes the items in memory to the files. @returns the length of each group's file, in bytes */
  flush(): Record<string, number> {
    for (const [group, waiting] of this.#waiting) this.#write(group, waiting);
    this.#waiting = new Map();
    this.#waitingBytes = 0;
    return Object.fromEntries(this.#lengths);
  }

  /** Reads the items of a group; only one chunk at a time is in memory. */
  *read(group: string): Generator<Item> {
    const end = this.#lengths.get(group) ?? 0;
    if (end === 0) return;
    const file = openSync(this.#fileOf(group), 'r');
    try {
      for (let at = 0; at < end; ) {
        const length = bytesOf(file, at, lengthBytes).readUInt32BE();
        const chunk = open(this.#key, bytesOf(file, at + lengthBytes, length));
        for (let from = 0; from < chunk.length; ) {
          const start = from + lengthBytes;
          from = start + chunk.readUInt32BE(from);
          yield deserialize(chunk.subarray(start, from)) as Item;
        }
        at += lengthBytes + length;
      }
    } finally {
      closeSync(file);
    }
  }

  #begin(group: string): void {
    writeFileSync(this.#fileOf(group), '', { mode: 0o600 });
    this.#lengths.set(group, 0);
  }

  #write(group: string, waiting: Buffer[]): void {
    const sealed = seal(this.#key, Buffer.concat(waiting.flatMap(withLength)));
    appendFileSync(this.#fileOf(group), Buffer.concat(withLength(sealed)));
    this.#lengths.set(group, (this.#lengths.get(group) ?? 0) + lengthBytes + sealed.length);
  }

  #fileOf(group: string): string {
    return join(this.#folder, createHash('sha256').update(group).digest('hex').slice(0, 32));
  }
}

function withLength(bytes: Buffer): Buffer[] {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(bytes.length);
  return [length, bytes];
}

const stateFile = 'state';

/** The file is replaced in one atomic step. */
export function saveState(folder: string, key: Buffer, state: unknown): void {
  const file = join(folder, stateFile);
  writeFileSync(`${file}.new`, seal(key, Buffer.from(JSON.stringify(state))), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Undefined if there is no state, or if it was encrypted with another key. */
export function loadState(folder: string, key: Buffer): unknown {
  const file = join(folder, stateFile);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(open(key, readFileSync(file)).toString());
  } catch {
    return undefined;
  }
}

export const removeSpool = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function seal(key: Buffer, bytes: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = [sealing.update(bytes), sealing.final()];
  return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]);
}

function open(key: Buffer, sealed: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
}

function bytesOf(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(file, bytes, 0, length, at) !== length) throw new Error('a file of the check is cut off');
  return bytes;
}
