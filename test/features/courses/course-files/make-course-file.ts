import { deflateRawSync } from 'node:zlib';
import { digestOf, sha256 } from '../../../../web/features/courses/export/digest.ts';
import { png } from '../../../support/file-samples.ts';
import { activityFields } from '../activities/samples.ts';
import { courseFields } from '../courses/samples.ts';

/** An entry of a ZIP archive. Tests may give it false values on purpose. */
export interface Entry {
  name: string;
  bytes: Uint8Array;
  /** Whether the entry is compressed by deflate; uncompressed by default. */
  isPacked?: boolean;
  isEncrypted?: boolean;
}

/** Makes a ZIP archive of these entries, without checking their names. */
export function archiveOf(entries: readonly Entry[]): Blob {
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
  return new Blob([Buffer.concat([...local, directory, end])]);
}

export const bytesOf = (value: unknown): Uint8Array =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

/** Content of a course with one picture. Tests of hostile files replace some of its fields. */
export function contentWith(activity: object = {}, course: object = {}): Record<string, unknown> {
  return {
    course: { ...courseFields({ title: 'Eyes' }), cover: { fileId: idOf(1), alt: 'A dot' }, ...course },
    parts: [
      { type: 'folder', parent: null, title: '1 Start' },
      { type: 'activity', parent: 1, activity: { ...activityFields(), ...activity } },
    ],
  };
}

export const idOf = (number: number): string => `file_${String(number).padStart(22, '0')}`;

interface Forged {
  content?: unknown;
  media?: Entry[];
  /** Fields that replace those of the correct list of files (the manifest). */
  list?: object;
  /** Additional entries, which are not in the list of files. */
  more?: Entry[];
  /** Whether the archive is compressed, as other programs write archives. */
  isPacked?: boolean;
}

/** Makes a course file whose list of files and digest are correct, even if its content is hostile. */
export async function makeCourseFile({
  content = contentWith(),
  media,
  list = {},
  more = [],
  isPacked = false,
}: Forged = {}) {
  const pictures = media ?? [{ name: `files/${idOf(1)}.png`, bytes: await png() }];
  const entries = [{ name: 'course.json', bytes: bytesOf(content) }, ...pictures];
  const files = await Promise.all(
    entries.map(async ({ name, bytes }) => ({
      path: name,
      bytes: bytes.length,
      sha256: await sha256(new Uint8Array(bytes)),
    })),
  );
  const named = { format: 'lumitree.course', version: 1, digest: await digestOf(files), files, ...list };
  const all = [{ name: 'manifest.json', bytes: bytesOf(named) }, ...entries, ...more];
  return archiveOf(all.map(entry => ({ isPacked, ...entry })));
}
