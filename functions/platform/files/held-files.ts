import type { Table } from '../storage/table.ts';
import type { Write } from '../storage/write.ts';
import type { FileLocation } from './file-locations.ts';

/**
 * The write that keeps the bytes of an attached file for good, whatever becomes of its record: for what goes on
 * showing it as it was. Its transaction has to make sure that the file is attached still.
 */
export function holdFileWrite({ heldKey }: FileLocation, id: string): Write {
  if (!heldKey) throw new Error('files of people are not held');
  return { put: { ...heldKey(id), kind: 'held-file' }, replaces: true };
}

/** Whether the bytes of a file are kept for good. */
export async function isHeld(
  table: Pick<Table, 'get'>,
  { heldKey }: FileLocation,
  id: string,
): Promise<boolean> {
  return heldKey !== undefined && (await table.get([heldKey(id)]))[0] !== undefined;
}
