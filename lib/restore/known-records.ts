import type { Key } from '../../functions/platform/storage/key.ts';
import type { KeyRow } from '../../functions/platform/storage/key-row.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { type IntegrityViolation, keyOf } from './integrity-violation.ts';
import { keyPattern } from './key-pattern.ts';
import { keyRows } from './key-rows.ts';

const knownRecords = keyRows.map(row => ({ row, pk: keyPattern(row.pk), sk: keyPattern(row.sk) }));

/** The row of the drawing that says what stands under a key. */
export function rowOf(key: Key): KeyRow | undefined {
  return knownRecords.find(({ pk, sk }) => pk.test(key.pk) && sk.test(key.sk))?.row;
}

/** Records of an unknown kind. A new kind has a row in the `keys.ts` of its feature, and a rule if it is derived. */
export function unknownRecords(items: Item[]): IntegrityViolation[] {
  return items
    .filter(item => rowOf(item) === undefined)
    .map(item => ({ rule: 'every record is of a known kind', at: keyOf(item), problem: 'is of none' }));
}
