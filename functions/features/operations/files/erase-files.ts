import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { filesOfCase } from './files-of-case.ts';

/**
 * Deletes the files of a case. Deletes the bytes first, so that after an interruption the next run finds them
 * again.
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
