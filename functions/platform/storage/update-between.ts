import type { Key } from './key.ts';
import type { Item } from './write.ts';

/**
 * The update that turns a record from `before` into `after`. It writes only fields that differ, and so keeps
 * concurrent changes to other fields.
 */
export function updateBetween(
  { pk, sk, ...before }: Item,
  after: Item,
): { update: Key; set: Record<string, unknown>; remove: string[] } {
  const { pk: _, sk: __, ...fields } = after;
  const isSame = (name: string) => JSON.stringify(before[name]) === JSON.stringify(fields[name]);
  return {
    update: { pk, sk },
    set: Object.fromEntries(Object.entries(fields).filter(([name]) => !isSame(name))),
    remove: Object.keys(before).filter(name => !(name in fields)),
  };
}
