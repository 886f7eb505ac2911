import type { Key } from '../../functions/platform/storage/keys.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { canonical } from './canonical.ts';
import type { Contents } from './contents.ts';

export type Repair = { put: Item } | { delete: Key };

/** An inconsistency in the stored data. */
export interface Fault {
  /** What should hold, in a few words. */
  rule: string;
  at: Key;
  /** How the rule is violated. Never contains anybody's input. */
  says: string;
  /** The repair; missing where only a person can decide. */
  repair?: Repair;
}

/** What should hold in every organisation. */
export type Rule = (contents: Contents) => Fault[];

/** Compares stored derived items with the expected ones. */
export function compareDerived(rule: string, expected: Item[], found: Item[]): Fault[] {
  const left = new Map(found.map(item => [`${item.pk}\n${item.sk}`, item]));
  const faults: Fault[] = [];
  for (const item of expected) {
    const name = `${item.pk}\n${item.sk}`;
    const there = left.get(name);
    left.delete(name);
    if (there && canonical(there) === canonical(item)) continue;
    const says = there ? `differs in ${differences(there, item)}` : 'is missing';
    faults.push({ rule, at: keyOf(item), says, repair: { put: item } });
  }
  const surplus = [...left.values()].map(item => {
    return { rule, at: keyOf(item), says: 'follows from nothing', repair: { delete: keyOf(item) } };
  });
  return [...faults, ...surplus];
}

export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

function differences(one: Item, other: Item): string {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(name => canonical(one[name]) !== canonical(other[name])).join(', ');
}
