import { FileRecord } from '../../../../shared/features/operations/files/record.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { filesNamedIn } from './files-named-in.ts';

/** Deletes the files of a case: bytes first, so that an interrupted run finds them again. */
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

/** The files that the records of a case name and that were attached to it. */
async function filesOfCase({ table, organization, caseId, items }: CaseDataScope): Promise<FileRecord[]> {
  const location = organizationFileLocation(organization);
  const found = await getInBatches(table, filesNamedIn(items).map(location.key));
  return found.flatMap(item => (item ? [FileRecord.parse(item)] : [])).filter(file => file.caseId === caseId);
}
