import type { Item } from '../../../platform/storage/write.ts';

/**
 * Whether a stored case may be shown as a possible match. Merged cases are found through the surviving case,
 * and rejected registrations have been reviewed already.
 */
export const isComparable = (item: Item | undefined): item is Item =>
  item !== undefined && item.mergedInto === undefined && item.review !== 'rejected';
