import type { Item } from '../../../platform/storage/write.ts';

/**
 * Whether a stored case may be shown as a possible match. False for merged cases, because their surviving
 * case is found instead, and for registrations that were rejected.
 */
export const isComparable = (item: Item | undefined): item is Item =>
  item !== undefined && item.mergedInto === undefined && !isRejected(item);

/** Whether a registration was rejected and its case not restored since. */
export const isRejected = ({ review, status }: Readonly<Record<string, unknown>>): boolean =>
  review === 'rejected' && status !== 'active';
