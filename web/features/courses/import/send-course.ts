import { fileTypes } from '../../../../shared/core/file-purposes.ts';
import { utf8Length } from '../../../../shared/core/rich-text.ts';
import { withOtherCourseFiles } from '../../../../shared/features/courses/course-files/content.ts';
import { courseImports } from '../../../../shared/features/courses/course-imports/endpoints.ts';
import {
  type ImportedPart,
  maxPartsPerCall,
} from '../../../../shared/features/courses/course-imports/schema.ts';
import type { StartedJob } from '../../../../shared/features/operations/jobs/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { callAgain } from '../../../platform/api/call-again.ts';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import type { CourseMedia, ReadCourse } from './course-in-file.ts';

interface Sending {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Maximum bytes of a batch, well below the limit of a request, 1 MB. */
const maxBytesPerCall = 600_000;
const shareOfFiles = 0.9;
/** Ids of files that are already uploaded for a course, so that a retry sends the same ids. */
const uploaded = new WeakMap<ReadCourse, Map<string, string>>();

export async function sendCourse(
  read: ReadCourse,
  key: string,
  { signal, onProgress }: Sending,
): Promise<StartedJob> {
  const { content, media } = read;
  const ids = uploaded.get(read) ?? new Map<string, string>();
  uploaded.set(read, ids);
  for (const [id, one] of media) {
    if (!ids.has(id)) ids.set(id, await uploadMedia(id, one, signal));
    onProgress((shareOfFiles * ids.size) / media.size);
  }
  const { course, parts } = withOtherCourseFiles(content, id => ids.get(id));
  const outline = parts.map(({ type, parent }) => ({ type, parent }));
  const again: typeof callAgain = send => callAgain(send, signal);
  const { courseId } = await callAgain(
    idempotencyKey => call(courseImports.createCourseImport, { course, outline }, { signal, idempotencyKey }),
    signal,
    key,
  );
  const numbered = parts.map(({ parent: _, ...part }, index) => ({ ...part, number: index + 1 }));
  let sent = 0;
  for (const batch of batchesOf(numbered)) {
    await again(idempotencyKey =>
      call(courseImports.addCourseImportParts, { courseId, parts: batch }, { signal, idempotencyKey }),
    );
    sent += batch.length;
    onProgress(shareOfFiles + ((1 - shareOfFiles) * sent) / parts.length);
  }
  return again(idempotencyKey =>
    call(courseImports.startCourseImport, { courseId }, { signal, idempotencyKey }),
  );
}

function uploadMedia(
  id: string,
  { bytes, type, purpose }: CourseMedia,
  signal: AbortSignal,
): Promise<string> {
  const file = new File([bytes], `${id}.${fileTypes[type][0]}`, { type });
  const upload = uploaderFor(purpose);
  return callAgain(async () => (await upload(file, { signal, onProgress: () => undefined })).id, signal);
}

/** Splits the parts of a course, in order, into batches that fit into one request. */
export function batchesOf(parts: readonly ImportedPart[]): ImportedPart[][] {
  const batches: ImportedPart[][] = [];
  let bytes = 0;
  for (const part of parts) {
    const more = utf8Length(JSON.stringify(part));
    const last = batches.at(-1);
    if (last && last.length < maxPartsPerCall && bytes + more <= maxBytesPerCall) {
      last.push(part);
      bytes += more;
    } else {
      batches.push([part]);
      bytes = more;
    }
  }
  return batches;
}
