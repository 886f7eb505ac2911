import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import type { ZipEntry } from '../../../platform/files/write-zip.ts';
import { filesOfCase } from './files-of-case.ts';

/** The files of a case under their own names, each in a folder named by its id. */
export async function copyFiles(scope: CaseDataScope): Promise<ZipEntry[]> {
  const location = organizationFileLocation(scope.organization);
  const bucket = await scope.bucket();
  const files = await filesOfCase(scope);
  const entries = files.map(async ({ id, purpose, name }) => {
    const bytes = await bucket.read(location.objectKey(purpose, id));
    return bytes ? [{ name: `files/${id}/${safeName(name)}`, bytes }] : [];
  });
  return (await Promise.all(entries)).flat();
}

/** A file name that no program reads as a path. */
const safeName = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
