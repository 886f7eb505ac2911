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
import type { CourseMedia, ReadCourse } from './read-course-file.ts';

interface Sending {
  signal: AbortSignal;
  /** Called with the share that has been sent. */
  onProgress: (share: number) => void;
}

/** A call takes 1 MB. */
const maxBytesPerCall = 600_000;
/** Of the progress; the rest is what the course says. */
const shareOfFiles = 0.9;

/** Uploads the files of a course, sends what it says, and starts the job that makes it. */
export async function sendCourse(
  { content, media }: ReadCourse,
  { signal, onProgress }: Sending,
): Promise<StartedJob> {
  const ids = new Map<string, string>();
  for (const [id, one] of media) {
    ids.set(id, await uploadMedia(id, one, signal));
    onProgress((shareOfFiles * ids.size) / media.size);
  }
  const { course, parts } = withOtherCourseFiles(content, id => ids.get(id));
  const outline = parts.map(({ type, parent }) => ({ type, parent }));
  const again: typeof callAgain = send => callAgain(send, signal);
  const { courseId } = await again(idempotencyKey =>
    call(courseImports.createCourseImport, { course, outline }, { signal, idempotencyKey }),
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

/** As many parts as a call takes, in their order. */
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
