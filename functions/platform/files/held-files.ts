import type { Table } from '../storage/table.ts';
import type { Write } from '../storage/write.ts';
import type { FileLocation } from './file-locations.ts';

/**
 * The write that keeps the bytes of an attached file after its record is deleted, for documents that must not
 * change. The same transaction must check that the file is still attached.
 */
export function holdFileWrite({ heldKey }: FileLocation, id: string): Write {
  if (!heldKey) throw new Error('files of people are not held');
  return { put: { ...heldKey(id), kind: 'held-file' }, replaces: true };
}

export async function isHeld(
  table: Pick<Table, 'get'>,
  { heldKey }: FileLocation,
  id: string,
): Promise<boolean> {
  return heldKey !== undefined && (await table.get([heldKey(id)]))[0] !== undefined;
}
