import { isDeepStrictEqual } from 'node:util';
import type { Item } from '../../../functions/platform/storage/write.ts';
import type { TableWrite } from './table-writes.ts';

/** States of items by key; undefined for an item that does not exist. */
export type Images = Map<string, Item | undefined>;

/**
 * Finds acknowledged changes that were lost: a field that a request changed has its earlier value again, and
 * no other request has set that value on purpose.
 * @param writes the writes of each successful request
 */
export function findLostWrites(writes: TableWrite[][], before: Images, after: Images): string[] {
  return writes.flatMap((own, index) => {
    const others = writes.filter((_, other) => other !== index).flat();
    return own.flatMap(write => {
      const at = `${write.key.pk} ${write.key.sk}`;
      const rivals = others.filter(({ key }) => `${key.pk} ${key.sk}` === at);
      return lostFields(write, rivals, before.get(at), after.get(at)).map(field => `${field} of ${at}`);
    });
  });
}

function lostFields(
  { action, fields }: TableWrite,
  rivals: TableWrite[],
  before: Item | undefined,
  after: Item | undefined,
): string[] {
  if (action === 'Delete') return after && !rivals.some(isWhole) ? ['the deletion'] : [];
  if (!after) return rivals.some(rival => rival.action === 'Delete') ? [] : ['everything'];
  const changed = Object.keys(fields).filter(name => !isEqual(fields[name], before?.[name]));
  const isBack = (name: string) => isEqual(after[name], before?.[name]);
  return changed.filter(name => isBack(name) && !rivals.some(rival => setsOnPurpose(rival, name, before)));
}

const isWhole = ({ action }: TableWrite) => action === 'Put';

/** Whether a write sets this field explicitly, or replaces a document of another version than `before`. */
function setsOnPurpose({ action, fields, compared }: TableWrite, name: string, before?: Item): boolean {
  if (action === 'Update') return name in fields;
  return Object.entries(compared).some(([one, value]) => !isEqual(value, before?.[one]));
}

const isEqual = isDeepStrictEqual;
