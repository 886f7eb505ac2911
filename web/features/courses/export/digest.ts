import type { CourseFileList } from '../../../../shared/features/courses/course-files/schema.ts';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

/** SHA-256 of the list of the course's files: one line with checksum and path for each file, sorted. */
export function digestOf(files: CourseFileList['files']): Promise<string> {
  const lines = files.map(({ path, sha256: sum }) => `${sum}  ${path}\n`).toSorted();
  return sha256(new TextEncoder().encode(lines.join('')));
}
