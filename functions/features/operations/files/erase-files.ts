import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { filesOfCase } from './files-of-case.ts';

/**
 * Deletes the files of a case: first the bytes, then the file records. If it is interrupted, the next run
 * still finds the records.
 */
export async function eraseFiles(scope: CaseDataScope): Promise<void> {
  const { table, organization, eraser } = scope;
  const location = organizationFileLocation(organization);
  for (const { id, purpose } of await filesOfCase(scope)) {
    const objects = await eraser();
    await objects.erase(location.objectKey(purpose, id));
    await objects.erase(location.uploadKey(id));
    await table.transact([{ delete: location.key(id) }]);
  }
}
