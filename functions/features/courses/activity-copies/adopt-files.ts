import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { StoredActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { withOtherFiles } from '../../../../shared/features/courses/own-activities/with-other-files.ts';
import { libraryObjectKey } from '../../../platform/files/file-locations.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import { activityFileWrites } from '../activities/activity-files.ts';
import type { FileChanges } from '../own-activities/own-activities-store.ts';
import type { Original } from './read-original.ts';

type Before = Pick<StoredActivityCopy, 'icon' | 'video' | 'attachments' | 'origins'>;

export interface AdoptedFiles {
  fields: ActivityFields;
  origins: StoredActivityCopy['origins'];
  files: FileChanges;
}

/**
 * Replaces the original's files in an activity copy with copies that the organisation owns. Files that were
 * copied before are not copied again.
 * @param before null for a new activity copy
 * @param original undefined if `fields` contain none of its files
 */
export async function adoptFiles(
  store: FilesStore,
  before: Before | null,
  fields: ActivityFields,
  original: Original | undefined,
): Promise<AdoptedFiles> {
  const had = new Set(before ? filesOfActivity(before).map(({ fileId }) => fileId) : []);
  const known = new Map(Object.entries(before?.origins ?? {}).map(([own, theirs]) => [theirs, own]));
  const theirs = original ? filesOfActivity(original.fields) : [];
  const newFiles = filesOfActivity(fields).flatMap(({ fileId }) =>
    had.has(fileId) || known.has(fileId) ? [] : theirs.filter(file => file.fileId === fileId),
  );
  const objectOf = (fileId: string) =>
    original ? libraryObjectKey(original.course.organization, original.course.id, fileId) : '';
  const nameOf = (id: string) => fields.attachments.find(({ fileId }) => fileId === id)?.name ?? fields.title;
  const adopted = await store.adopt(
    newFiles.map(({ fileId, purpose }) => ({ object: objectOf(fileId), purpose, name: nameOf(fileId) })),
  );
  const isTheirs = (fileId: string) => newFiles.some(file => file.fileId === fileId);
  const ownOf = (fileId: string) =>
    isTheirs(fileId) ? adopted.ids.get(objectOf(fileId)) : (known.get(fileId) ?? fileId);
  const own = { ...fields, ...withOtherFiles(fields, ownOf) };
  const originOf = new Map(newFiles.map(({ fileId }) => [ownOf(fileId), fileId]));
  const ownFileIds = filesOfActivity(own).map(({ fileId }) => fileId);
  const origins = Object.fromEntries(
    ownFileIds.flatMap(fileId => {
      const origin = originOf.get(fileId) ?? before?.origins[fileId];
      return origin === undefined ? [] : [[fileId, origin]];
    }),
  );
  const uploaded = { ...own, ...withOtherFiles(own, fileId => (originOf.has(fileId) ? undefined : fileId)) };
  const changes = activityFileWrites(store, before, uploaded);
  return {
    fields: own,
    origins,
    files: { writes: [...changes.writes, ...adopted.writes], released: changes.released },
  };
}
