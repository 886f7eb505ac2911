import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { notePrefix } from '../note-keys.ts';
import { noteKind } from './note-items.ts';

/** Deletes the pictures of a case's notes, with all versions of the files in the bucket. */
export async function eraseNoteFiles({ table, organization, items, eraser }: CaseDataScope): Promise<void> {
  const notes = items.filter(({ sk }) => sk.startsWith(notePrefix)).map(noteKind.parse);
  const files = [...new Set(notes.flatMap(note => note.files))];
  if (files.length === 0) return;
  const location = organizationFileLocation(organization);
  const objects = await eraser();
  for (const id of files) await objects.erase(location.objectKey('template-picture', id));
  await deleteInBatches(
    table,
    files.map(id => location.key(id)),
  );
}
