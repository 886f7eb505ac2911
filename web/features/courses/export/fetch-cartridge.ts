import { fileTypes } from '../../../../shared/core/file-purposes.ts';
import { activities as activityCalls } from '../../../../shared/features/courses/activities/endpoints.ts';
import type { Activity } from '../../../../shared/features/courses/activities/schema.ts';
import {
  type CartridgeSource,
  cartridgeTexts,
} from '../../../../shared/features/courses/cartridges/cartridge.ts';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { type ZipFile, zipBlob } from '../../../ui/file/zip-blob.ts';

interface Progress {
  signal: AbortSignal;
  /** Called with how many of all activities have been read. */
  onProgress: (done: number, all: number) => void;
}

/** A course as a Common Cartridge: activity by activity, as links to files are good for minutes only. */
export async function fetchCartridge(
  course: CartridgeSource['course'],
  { signal, onProgress }: Progress,
): Promise<Blob> {
  const { parts } = await call(courseContent.getCourseContent, { courseId: course.id }, { signal });
  const ids = flatten(treeOf(parts)).flatMap(({ part }) => (part.type === 'activity' ? [part.id] : []));
  const activities: Activity[] = [];
  const files = new Map<string, string>();
  const stored: ZipFile[] = [];
  for (const activityId of ids) {
    onProgress(activities.length, ids.length);
    const activity = await call(activityCalls.getActivity, { activityId }, { signal });
    activities.push(activity);
    for (const { fileId, url } of activity.links) {
      const content = await fetchFile(url, signal);
      const path = `files/${fileId}.${endingOf(content.type)}`;
      files.set(fileId, path);
      stored.push({ path, content });
    }
  }
  const texts = cartridgeTexts({ course, parts, activities, files }).map(({ path, text }) => ({
    path,
    content: new Blob([text]),
  }));
  return zipBlob([...texts, ...stored]);
}

/** @throws server.failed: a cartridge without one of its files would not be told from a whole one */
async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new CallError('server.failed', response.status);
  return response.blob();
}

const endingOf = (type: string): string =>
  Object.entries(fileTypes).find(([known]) => type.startsWith(known))?.[1][0] ?? 'bin';
