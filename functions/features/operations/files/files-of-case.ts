import { FileRecord } from '../../../../shared/features/operations/files/record.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { filesNamedIn } from './files-named-in.ts';

/** The files that the records of a case name and that were attached to it. */
export async function filesOfCase({
  table,
  organization,
  caseId,
  items,
}: CaseDataScope): Promise<FileRecord[]> {
  const location = organizationFileLocation(organization);
  const found = await getInBatches(table, filesNamedIn(items).map(location.key));
  return found.flatMap(item => (item ? [FileRecord.parse(item)] : [])).filter(file => file.caseId === caseId);
}
