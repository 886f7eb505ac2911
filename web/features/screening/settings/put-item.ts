import { isSame } from '../../../../shared/core/documents/is-same.ts';

interface Item {
  id: string;
}

/**
 * Puts an edited item into a list, a new one at its end. Returns undefined if somebody has changed or deleted
 * the item since it was opened.
 * @param opened the item as it was opened; undefined for a new one
 */
export function putItem<Stored extends Item, Edited extends Item>(
  items: readonly Stored[],
  opened: Stored | undefined,
  edited: Edited,
): (Stored | Edited)[] | undefined {
  const stored = items.find(({ id }) => id === edited.id);
  if (!isSame(stored, opened)) return undefined;
  return stored ? items.map(item => (item.id === edited.id ? edited : item)) : [...items, edited];
}
