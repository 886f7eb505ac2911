import { appendedSize } from '../../../../shared/features/notes/attachments/attachment-rules.ts';
import { FileRecord } from '../../../../shared/features/operations/files/record.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { noteKey } from '../note-keys.ts';
import { noteKind } from '../notes/note-items.ts';
import { maxMailBytes } from './mail-size.ts';

/** Estimated size of a PDF without pictures and attachments. */
const textBytes = 512 * 1024;

/** Notes whose PDFs are too large for an email, estimated from their files without rendering. */
export async function findLargeNotes(
  table: Table,
  organization: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const items = await getInBatches(
    table,
    ids.map(id => noteKey(organization, id)),
  );
  const notes = items.flatMap(item => (item ? [noteKind.parse(item)] : []));
  const location = organizationFileLocation(organization);
  const pictures = await getInBatches(
    table,
    notes.flatMap(({ files }) => files.map(location.key)),
  );
  const sizes = new Map(pictures.flatMap(item => (item ? [sizeOf(item)] : [])));
  const isLarge = ({ attachments, files }: (typeof notes)[number]) =>
    textBytes + appendedSize(attachments).bytes + files.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) >
    maxMailBytes;
  return new Set(notes.filter(isLarge).map(({ id }) => id));
}

function sizeOf(item: unknown): [string, number] {
  const { id, size } = FileRecord.parse(item);
  return [id, size];
}
