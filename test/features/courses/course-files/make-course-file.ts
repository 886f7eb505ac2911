import { digestOf, sha256 } from '../../../../web/features/courses/export/digest.ts';
import { png } from '../../../support/file-samples.ts';
import { type ZipEntry, zipOf } from '../../../support/files/zip.ts';
import { activityFields } from '../activities/samples.ts';
import { courseFields } from '../courses/samples.ts';

export const archiveOf = (entries: readonly ZipEntry[]): Blob => new Blob([zipOf(entries)]);

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
  media?: ZipEntry[];
  /** Fields that replace those of the correct list of files (the manifest). */
  list?: object;
  /** Additional entries, which are not in the list of files. */
  more?: ZipEntry[];
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
