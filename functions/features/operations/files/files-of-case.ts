import { idPrefixes, idSuffixLength } from '../../../../shared/core/ids.ts';
import { FileRecord } from '../../../../shared/features/operations/files/record.ts';
import type { CaseDataScope, CaseObject } from '../../../composition/case-data-part.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { safeName } from '../../../platform/files/safe-name.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';

const fileIds = new RegExp(`\\b${idPrefixes.file}_[0-9A-Za-z]{${idSuffixLength}}\\b`, 'g');

const filesNamedIn = (records: readonly object[]): string[] => [
  ...new Set(records.flatMap(record => JSON.stringify(record).match(fileIds) ?? [])),
];

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

/** The files of a case with their own names, each in a folder with the file's id as its name. */
export async function objectsOfFiles(scope: CaseDataScope): Promise<CaseObject[]> {
  const location = organizationFileLocation(scope.organization);
  return (await filesOfCase(scope)).map(({ id, purpose, name }) => ({
    name: `files/${id}/${safeName(name)}`,
    key: location.objectKey(purpose, id),
  }));
}
