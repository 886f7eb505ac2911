import type { PurposeName } from '../../../shared/core/file-purposes.ts';
import { FileRecord } from '../../../shared/features/operations/files/record.ts';
import type { Origin } from '../storage/commit.ts';
import { newId } from '../storage/new-id.ts';
import { isAbsent, type Write } from '../storage/write.ts';
import type { Bucket } from './bucket.ts';
import type { FileLocation } from './file-locations.ts';

/** A stored object to copy from elsewhere in the bucket, for example from the library. */
export interface AdoptedObject {
  object: string;
  purpose: PurposeName;
  name: string;
}

/**
 * Copies stored objects and makes the copies files of an organisation or a person. The copies are temporary
 * until the caller commits the returned writes, together with the record that uses the files. Skips objects
 * that do not exist.
 */
export async function adoptObjects(
  bucket: Bucket,
  location: FileLocation,
  { by, now }: Origin,
  objects: readonly AdoptedObject[],
): Promise<{ ids: Map<string, FileRecord['id']>; writes: Write[] }> {
  const adopted = await Promise.all(
    objects.map(async ({ object, purpose, name }) => {
      const found = await bucket.describe(object);
      const id = newId('file', now());
      if (!found || !(await bucket.copy(object, location.objectKey(purpose, id)))) return [];
      const { storedAt: _, ...details } = found;
      const record = FileRecord.parse({
        ...{ ...details, id, purpose, name, by, at: new Date(now()).toISOString() },
        ...{ status: 'kept', caseId: null },
      });
      const write: Write = { put: { ...location.key(id), kind: 'file', ...record }, when: isAbsent };
      return [{ object, id, write }];
    }),
  );
  const all = adopted.flat();
  return { ids: new Map(all.map(({ object, id }) => [object, id])), writes: all.map(({ write }) => write) };
}
