import type { Item } from '../../../platform/storage/write.ts';

/**
 * Whether a stored case may be named as one that a child is: merged ones are read through another case, and a
 * rejected registration has been judged already.
 */
export const isComparable = (item: Item | undefined): item is Item =>
  item !== undefined && item.mergedInto === undefined && item.review !== 'rejected';
