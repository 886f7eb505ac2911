import { isSame } from '../../../shared/core/documents/is-same.ts';
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
  return {
    update: { pk, sk },
    set: Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSame(before[name], value))),
    remove: Object.keys(before).filter(name => !(name in fields)),
  };
}
