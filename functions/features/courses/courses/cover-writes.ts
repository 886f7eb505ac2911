import type { Cover } from '../../../../shared/features/courses/courses/schema.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import type { Write } from '../../../platform/storage/write.ts';

/** Writes that attach a new cover and release the previous one. Also returns the id of the released file. */
export function coverWrites(
  files: FilesStore,
  before: Cover | null,
  after: Cover | null,
): { writes: Write[]; released: string | undefined } {
  if (before?.fileId === after?.fileId) return { writes: [], released: undefined };
  return {
    released: before?.fileId,
    writes: [
      ...(after ? [files.attachWrite(after.fileId, { purpose: 'course-cover', field: 'cover' })] : []),
      ...(before ? [files.deleteWrite(before.fileId)] : []),
    ],
  };
}
